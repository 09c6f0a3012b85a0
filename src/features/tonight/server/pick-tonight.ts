import type { Bar } from '#features/bar/server/open-bar.ts'
import type { Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Principle } from '#features/pairing/pair.rules.ts'
import type { Phrasebook } from '#features/pairing/phrasebook.rules.ts'
import type { CigarProfile } from '#features/pairing/profile.rules.ts'
import { rankDrinks, type Scored, scorePair } from '#features/pairing/scoring.rules.ts'
import { cigarInAnswer, drinkInAnswer } from '#features/pairing/server/describe-pair.ts'
import { suggestDrinks } from '#features/pairing/suggestions.rules.ts'
import { turnOf } from '#features/pairing/turn.rules.ts'
import { wordPair } from '#features/pairing/words.rules.ts'
import { areNeverTogether } from '#features/sommelier/never-together.rules.ts'
import { readTaste, type TasteSources } from '#features/sommelier/server/read-taste.ts'
import { tastePrinciple } from '#features/sommelier/taste.rules.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import { refuse } from '#platform/api.contract.ts'
import { sizeForTime } from '../size-for-time.rules.ts'
import { type EveningPick, type eveningMinutes, tonightContract } from '../tonight.contract.ts'
import { tellWhyTonight } from '../why-tonight.rules.ts'
import { type CigarAtHand, type CigarsAtHand, type Evening, inTurn } from './cigars-at-hand.ts'
import type { RefusedCigars } from './tonight.store.ts'

export interface Tonight {
  bar: Pick<Bar, 'levelsOf'>
  catalogue: HouseCatalogue
  /** In the order in which they are asked. */
  cigars: readonly CigarsAtHand[]
  database: TasteSources['database']
  phrasebook: Phrasebook
  refused: Pick<RefusedCigars, 'of'>
  vault: Pick<Vault, 'ratingsOf'>
}

interface Asked {
  minutes: (typeof eveningMinutes)[number]
  kind?: DrinkKind | undefined
  /** Ids of cigars that were offered already. */
  seen: readonly string[]
}

interface PickedPair extends Scored {
  cigar: CigarProfile & { id: string }
  stars: number | null
  drinkFrom: EveningPick['drinkFrom']
}

/**
 * A cigar and a drink for this evening. Four questions to the database: what was refused, what is in the bar, whether
 * taste counts, what was rated. A fifth where no rated cigar fits. Each is a transaction of two statements.
 */
export async function pickTonight(
  tonight: Tonight,
  memberId: string,
  day: string,
  asked: Asked,
): Promise<EveningPick> {
  const { evening, taste } = await readEvening(tonight, memberId, day, asked)
  for (const { source, of } of tonight.cigars) {
    const cigars = (await of(evening)).filter(({ cigar }) => !evening.passedOver.has(cigar.id))
    const picked = pickAmong(tonight.catalogue, cigars, evening, taste, asked)
    if (picked) return tellPick(tonight, picked, source, asked)
  }
  throw refuse(tonightContract.pickTonight, 'NOTHING_FITS')
}

async function readEvening(
  { bar, catalogue, database, refused, vault }: Tonight,
  memberId: string,
  day: string,
  { minutes, kind, seen }: Asked,
) {
  // The taste rests on the same ratings, which are asked for once.
  const ratings = vault.ratingsOf(memberId)
  const vaultAsked = { ratingsOf: () => ratings }
  const [levels, taste, refusedCigars, rated] = await Promise.all([
    bar.levelsOf(memberId),
    readTaste({ catalogue, database, vault: vaultAsked }, memberId),
    refused.of(memberId),
    ratings,
  ])
  const inBar = catalogue.drinks.filter(drink => levels.has(drink.id) && (!kind || drink.kind === kind))
  // Nobody has named a kind, so it is the usual one.
  const ofHouse = catalogue.drinks.filter(drink => drink.kind === (kind ?? 'spirit'))
  const passedOver = new Set([...refusedCigars, ...seen])
  const evening: Evening = { memberId, day, minutes, passedOver, inBar, ofHouse, ratings: rated }
  return { evening, taste: tastePrinciple(taste) }
}

/** Enough to choose from; each is tried with every drink of the bar. */
const cigarsTried = 12
/** Nobody tastes less than that: pairs as close as this take turns, so that not every evening is the same. */
const turnPoints = 10
/** So many minutes that are left over weigh as much as a point. */
const idleMinutesAPoint = 6

/** The best pair among the cigars with the most stars that fit the time. */
function pickAmong(
  catalogue: HouseCatalogue,
  cigars: readonly CigarAtHand[],
  evening: Evening,
  taste: Principle,
  { minutes, kind }: Asked,
): PickedPair | undefined {
  const fitting = cigars.flatMap(({ cigar, stars }) => {
    const profile = sizeForTime(cigar, minutes)
    return profile ? [{ ...profile, id: cigar.id, stars }] : []
  })
  const most = Math.max(...fitting.map(({ stars }) => stars ?? 0))
  const tried = inTurn(
    fitting.filter(({ stars }) => (stars ?? 0) === most),
    evening.day,
  ).slice(0, cigarsTried)
  const pairs = tried.map(({ stars, ...cigar }): PickedPair & { worth: number } => {
    const poured = pour(catalogue, cigar, evening, taste, kind)
    const turn = turnOf(`${evening.day} ${cigar.id} ${poured.drink.id}`) % turnPoints
    return {
      ...poured,
      cigar,
      stars,
      worth: poured.score + turn - (minutes - cigar.minutes) / idleMinutesAPoint,
    }
  })
  return pairs.sort((a, b) => b.worth - a.worth || (a.cigar.id < b.cigar.id ? -1 : 1))[0]
}

/** The best of the bar, unless the house would never pour any of it beside this cigar; then what the house suggests. */
function pour(
  catalogue: HouseCatalogue,
  cigar: CigarProfile,
  { inBar }: Evening,
  taste: Principle,
  kind: DrinkKind = 'spirit',
): Scored & Pick<PickedPair, 'drinkFrom'> {
  const suitable: readonly Drink[] = inBar.filter(drink => !areNeverTogether(cigar, drink))
  const best = rankDrinks(cigar, suitable, catalogue, [taste])[0]
  if (best) return { ...scorePair({ ...catalogue, cigar, drink: best.drink }, [taste]), drinkFrom: 'bar' }
  return { ...suggestDrinks(cigar, catalogue.drinks, kind, catalogue, [taste])[0]!, drinkFrom: 'house' }
}

function tellPick(
  { catalogue, phrasebook }: Tonight,
  { cigar, drink, score, reasons, stars, drinkFrom }: PickedPair,
  cigarFrom: EveningPick['cigarFrom'],
  { minutes: time, seen }: Asked,
): EveningPick {
  const words = wordPair({ ...catalogue, cigar, drink }, { drink, score, reasons }, phrasebook)
  const { minutes } = cigar
  return {
    cigar: { ...cigarInAnswer(catalogue, cigar), id: cigar.id, recognition: 'exact' },
    cigarFrom,
    drink: drinkInAnswer(catalogue, drink),
    drinkFrom,
    score,
    verdict: words.verdict,
    reasons,
    minutes,
    why: [
      ...tellWhyTonight({
        cigar,
        cigarFrom,
        drink,
        drinkFrom,
        minutes,
        stars,
        time,
        isFirst: seen.length === 0,
      }),
      words.why,
    ],
  }
}
