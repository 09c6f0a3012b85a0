import type { Bar } from '#features/bar/server/open-bar.ts'
import type { Cigar, Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { KeptCigar, ReadKeptCigars } from '#features/humidor/server/read-kept-cigars.ts'
import {
  type CigarProfile,
  drinksOfKind,
  isForbiddenPair,
  type Principle,
  rankDrinks,
  type ScoredDrink,
  scorePair,
  suggestDrinks,
} from '#features/pairing/engine/engine.rules.ts'
import { toCigarResponse, toDrinkResponse } from '#features/pairing/server/pairing-response.ts'
import {
  composeJudgedBottle,
  composeWording,
  createPhrasePicker,
  type Phrasebook,
} from '#features/pairing/wording/wording.rules.ts'
import { readTaste, type TasteSources } from '#features/taste/server/read-taste.ts'
import { noTaste, tastePrinciple } from '#features/taste/taste.rules.ts'
import { composeTasteSentence } from '#features/taste/taste-paragraph.rules.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import { refuse } from '#platform/api.contract.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import { sizeForTime } from '../size-for-time.rules.ts'
import { type EveningPick, type eveningMinutes, tonightContract } from '../tonight.contract.ts'
import { explainPick } from '../why-tonight.rules.ts'
import { type CigarCandidate, type CigarSource, type Evening, shuffleByDay } from './cigar-sources.ts'
import { restingLineIds } from './kept-in-humidor.ts'
import type { RefusedCigars } from './tonight.store.ts'

export interface Tonight {
  bar: Pick<Bar, 'pourable'>
  catalogue: Catalogue
  /** In the order in which they are tried. */
  cigars: readonly CigarSource[]
  keptCigars: ReadKeptCigars
  phrasebook: Phrasebook
  refused: Pick<RefusedCigars, 'list'>
  /** Whether the member lets us look at their records. */
  usesMemory(memberId: string): Promise<boolean>
  usesTaste: TasteSources['usesTaste']
  forgottenLeanings: TasteSources['forgottenLeanings']
  vault: Pick<Vault, 'ratingsOf'>
}

/** What the member wants of the evening. */
export interface EveningWish {
  minutes: (typeof eveningMinutes)[number]
  kind?: DrinkKind | undefined
  suitsDrink?: (drink: Drink) => boolean
  suitsCigar?: (cigar: Cigar) => boolean
}

interface PickRequest extends EveningWish {
  /** Ids of cigars offered before. */
  seen: readonly string[]
}

interface PickedPair extends ScoredDrink {
  cigar: CigarProfile & { id: string }
  stars: number | null
  kept: KeptCigar | undefined
  drinkFrom: EveningPick['drinkFrom']
}

/**
 * A cigar and a drink for this evening. With memory off both come from the catalogue, also cigars that were declined.
 * Takes six queries, one more if the ratings show a taste, and one more if no cigar of the humidor and no rated one
 * fits, one after the other.
 */
export async function pickTonight(
  tonight: Tonight,
  memberId: string,
  day: string,
  request: PickRequest,
): Promise<EveningPick> {
  const { evening, taste, hasMemory } = await readEvening(tonight, memberId, day, request)
  for (const { source, findCandidates } of tonight.cigars) {
    if (!hasMemory && source !== 'house') continue
    const cigars = (await findCandidates(evening)).filter(
      ({ cigar }) => !evening.excludedIds.has(cigar.id) && evening.suitsCigar(cigar),
    )
    const picked = pickAmong(tonight.catalogue, cigars, evening, taste, request)
    if (picked) return toResponse(tonight, { ...picked, cigarFrom: source, hasMemory, taste }, request)
  }
  throw refuse(tonightContract.pickTonight, 'NOTHING_FITS')
}

async function readEvening(
  { bar, catalogue, forgottenLeanings, keptCigars, refused, usesMemory, usesTaste, vault }: Tonight,
  memberId: string,
  day: string,
  { minutes, kind, seen, suitsDrink = () => true, suitsCigar = () => true }: PickRequest,
) {
  // In sequence: in parallel, each request would hold four connections of the pool.
  const hasMemory = await usesMemory(memberId)
  const ratings = hasMemory ? await vault.ratingsOf(memberId) : []
  // The taste is learned from the same ratings.
  const sources = { catalogue, usesTaste, forgottenLeanings, vault: { ratingsOf: async () => ratings } }
  const taste = hasMemory ? await readTaste(sources, memberId) : noTaste
  const bottles = hasMemory ? [...(await bar.pourable(memberId)).keys()] : []
  const kept = hasMemory ? await keptCigars(memberId, day) : []
  const refusedCigars = hasMemory ? await refused.list(memberId) : []
  const inBar = bottles.filter(drink => (!kind || drink.kind === kind) && suitsDrink(drink))
  const fallbackDrinks = drinksOfKind(catalogue.drinks.filter(suitsDrink), kind ?? 'spirit')
  const excludedIds = new Set([...refusedCigars, ...seen, ...restingLineIds(kept)])
  const offered = { inBar, fallbackDrinks, kept, excludedIds, suitsCigar }
  const evening: Evening = { memberId, day, minutes, ratings, ...offered }
  return { evening, taste: tastePrinciple(taste), hasMemory }
}

/** Each is scored with every drink of the bar. */
const maxCandidates = 12
/** Too small a difference to taste: pairs this close alternate from day to day. */
const maxDailyBonus = 10
const unusedMinutesPerPoint = 6

/** The best pair among the cigars with the most stars that fit the time. */
function pickAmong(
  catalogue: Catalogue,
  cigars: readonly CigarCandidate[],
  evening: Evening,
  taste: Principle,
  { minutes, kind }: PickRequest,
): PickedPair | undefined {
  const fitting = cigars.flatMap(({ cigar, stars, kept }) => {
    const profile = sizeForTime(cigar, minutes)
    return profile ? [{ ...profile, id: cigar.id, stars, kept }] : []
  })
  const maxStars = Math.max(...fitting.map(({ stars }) => stars ?? 0))
  const candidates = shuffleByDay(
    fitting.filter(({ stars }) => (stars ?? 0) === maxStars),
    evening.day,
  ).slice(0, maxCandidates)
  const pairs = candidates.map(({ stars, kept, ...cigar }): PickedPair & { rank: number } => {
    const best = pairWithDrink(catalogue, cigar, evening, taste, kind)
    const dailyBonus = stableHash(`${evening.day} ${cigar.id} ${best.drink.id}`) % maxDailyBonus
    return {
      ...best,
      cigar,
      stars,
      kept,
      rank: best.score + dailyBonus - (minutes - cigar.minutes) / unusedMinutesPerPoint,
    }
  })
  return pairs.sort((a, b) => b.rank - a.rank || (a.cigar.id < b.cigar.id ? -1 : 1))[0]
}

/** The best drink of the bar, or of the catalogue if every drink of the bar is a forbidden pair; of all if none suits. */
function pairWithDrink(
  catalogue: Catalogue,
  cigar: CigarProfile,
  { inBar, fallbackDrinks }: Evening,
  taste: Principle,
  kind: DrinkKind = 'spirit',
): ScoredDrink & Pick<PickedPair, 'drinkFrom'> {
  const suitable: readonly Drink[] = inBar.filter(drink => !isForbiddenPair(cigar, drink))
  const best = rankDrinks(cigar, suitable, catalogue, [taste])[0]
  if (best) return { ...scorePair({ ...catalogue, cigar, drink: best.drink }, [taste]), drinkFrom: 'bar' }
  const suggest = (drinks: readonly Drink[]) => suggestDrinks(cigar, drinks, kind, catalogue, [taste])[0]
  return { ...(suggest(fallbackDrinks) ?? suggest(catalogue.drinks)!), drinkFrom: 'house' }
}

function toResponse(
  { catalogue, phrasebook }: Tonight,
  {
    cigar,
    drink,
    score,
    reasons,
    stars,
    kept,
    drinkFrom,
    cigarFrom,
    hasMemory,
    taste,
  }: PickedPair & Pick<EveningPick, 'cigarFrom'> & { hasMemory: boolean; taste: Principle },
  { minutes: time, seen }: PickRequest,
): EveningPick {
  const pair = { ...catalogue, cigar, drink }
  const words = composeWording(pair, { score }, phrasebook)
  const { minutes } = cigar
  return {
    cigar: { ...toCigarResponse(catalogue, { profile: cigar, recognition: 'exact' }), id: cigar.id },
    cigarFrom,
    kept: kept ? toKept(kept) : null,
    drink: toDrinkResponse(catalogue, drink),
    drinkFrom,
    score,
    verdict: words.verdict,
    reasons,
    minutes,
    why: [
      ...explainPick(
        {
          cigar,
          cigarFrom,
          readiness: kept?.state,
          drink,
          drinkFrom,
          hasMemory,
          minutes,
          stars,
          time,
          isFirst: seen.length === 0,
        },
        phrasebook,
      ),
      words.why,
      composeTasteSentence(pair, taste, createPhrasePicker(phrasebook, `taste ${cigar.id} ${drink.id}`, {})),
      composeJudgedBottle(drink, phrasebook),
    ].filter(sentence => sentence !== undefined),
  }
}

function toKept({ itemId, name, quantity, state }: KeptCigar): NonNullable<EveningPick['kept']> {
  return { itemId, name, quantity, state: state ?? null }
}
