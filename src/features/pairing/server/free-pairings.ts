import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { DrinkQuestion } from '#features/catalogue/drink-group.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { refuse } from '#platform/api.contract.ts'
import { LruCache } from '#platform/server/lru-cache.ts'
import { readDrinkWish } from '../drink-wish.rules.ts'
import {
  type CigarProfile,
  type ScoredCigar,
  type ScoredDrink,
  scorePair,
  suggestCigars,
} from '../engine/engine.rules.ts'
import { type CigarQuestion, type FreePairing, pairingContract, resultPages } from '../pairing.contract.ts'
import { isAboutWhich } from '../which-line.rules.ts'
import type { Phrasebook } from '../wording/wording.rules.ts'
import { composePairing } from './compose-pairing.ts'
import type { IdentifiedCigar } from './identified-cigar.ts'
import { identifyCigar, identifyCigarAlone, identifyLine } from './identify-cigar.ts'
import { openOtherDrinks, toOtherCigars } from './other-pairs.ts'
import { openPairingSuggestions, type PairingSuggestions } from './pairing-suggestions.ts'
import { readTypedPair, type TypedPair } from './read-typed-pair.ts'
import { bestOf, createSuggestAsked, rememberDrinks } from './suggest-asked-drink.ts'

/** One drink for a cigar, or one cigar for a drink, out of the whole catalogue. */
export interface FreePairings {
  /** With a drink: that drink beside the cigar. Refuses text that is neither a cigar nor a drink. */
  forText(typed: string, drinkId?: string): FreePairing
  /** With the best drink that suits, or that of all. Undefined if there is no such line or drink, like the next two. */
  forCigar(cigarId: string, suits?: (drink: Drink) => boolean): FreePairing | undefined
  forDrink(drinkId: string, suits?: (cigar: Cigar) => boolean): FreePairing | undefined
  forPair(cigarId: string, drinkId: string): FreePairing | undefined
}

/** Results are deterministic, so they are cached. */
const cacheSize = 4000
const otherCigars = 3

export function openFreePairings(
  catalogue: Catalogue,
  phrasebook: Phrasebook,
  suggestions: Pick<PairingSuggestions, 'cigarsFor'> = openPairingSuggestions(catalogue),
): FreePairings {
  const byText = new LruCache<FreePairing>(cacheSize)
  const byAddress = new LruCache<FreePairing>(cacheSize)
  const drinksOfKind = rememberDrinks(catalogue)
  const suggest = createSuggestAsked(catalogue, drinksOfKind)
  const otherDrinks = openOtherDrinks(drinksOfKind)

  const pairAt = (identified: IdentifiedCigar, address: string, choose: ChooseDrink): FreePairing => {
    const { recognition, profile, question } = identified
    const size = [...Object.values(profile.vitola), profile.unlistedSize]
    return byAddress.getOrSet([address, recognition, Boolean(question), ...size].join(' '), () => {
      const scored = choose(profile)
      const addressWith = (drinkId: string) =>
        profile.id && address.startsWith(resultPages.ofCigar(profile.id))
          ? resultPages.ofPair(profile.id, drinkId)
          : resultPages.ofWords(textOf(address), drinkId)
      const pairing = composePairing({ catalogue, phrasebook }, identified, scored)
      const others = otherDrinks(profile, scored, addressWith).map(other =>
        pairing.score === null ? { ...other, score: null } : other,
      )
      return Object.freeze({ ...pairing, others, address })
    })
  }
  const pairDrink = (drink: Drink, address: string, asked: AskedDrink): FreePairing =>
    byAddress.getOrSet(`drink ${address} ${asked.isExact}`, () => {
      const [{ cigar, ...first }, ...rest] = suggestions.cigarsFor(drink) as [ScoredCigar, ...ScoredCigar[]]
      const identified = {
        ...identifyLine(catalogue, cigar.id)!,
        recognition: asked.isExact ? 'exact' : 'close',
      } as const
      const pairing = composePairing({ catalogue, phrasebook }, identified, { drink, ...first })
      const { profile } = identified
      const addressWith = (id: string) => resultPages.ofPair(cigar.id, id)
      const drinks = otherDrinks(profile, { drink, ...first }, addressWith, true)
      const others = [...toOtherCigars(drink, rest.slice(0, otherCigars)), ...drinks]
      const question = toQuestion(asked.question)
      const result = question ? `${pairing.result}\n\n${question.text}` : pairing.result
      return Object.freeze({ ...pairing, result, question, others, address })
    })
  const pairText = (typed: string, drink: Drink | undefined): FreePairing => {
    const both = drink ? undefined : readTypedPair(catalogue, typed)
    if (both) return pairBoth(both)
    const identified = drink ? identifyCigar(catalogue, typed) : identifyCigarAlone(catalogue, typed)
    if (identified && drink)
      return pairAt(identified, resultPages.ofWords(typed, drink.id), scoreWith(catalogue, drink))
    if (!identified) return pairTypedDrink(typed)
    const families = readDrinkWish(typed, namesOf(catalogue, identified))
    const address = families.length > 0 ? resultPages.ofWords(typed) : addressOf(identified, typed)
    return pairAt(identified, address, profile => suggest(profile, families))
  }
  const pairBoth = ({ cigar, drink }: TypedPair): FreePairing => {
    const identified = identifyCigarAlone(catalogue, cigar)!
    const address = isOfLine(identified)
      ? resultPages.ofPair(identified.profile.id!, drink.id)
      : resultPages.ofWords(cigar, drink.id)
    return pairAt(identified, address, scoreWith(catalogue, drink))
  }
  const pairTypedDrink = (typed: string): FreePairing => {
    const understood = catalogue.understandDrink(typed)
    if (!understood) throw refuse(pairingContract.recommendFreePairing, 'NOT_A_CIGAR')
    const { drink, group, isExact } = understood
    const question = catalogue.askWhichDrink(understood)
    const address = group || !isExact ? resultPages.ofWords(typed) : resultPages.ofDrink(drink.id)
    return pairDrink(drink, address, { isExact: isExact || group !== undefined, question })
  }
  return {
    forText: (typed, drinkId = '') =>
      byText.getOrSet(`${drinkId} ${typed}`, () => pairText(typed, catalogue.drinksById.get(drinkId))),
    forCigar(cigarId, suits) {
      const identified = identifyLine(catalogue, cigarId)
      if (!identified) return undefined
      if (!suits) return pairAt(identified, resultPages.ofCigar(cigarId), profile => suggest(profile, []))
      // The page of a line has its best drink of all, so this result is that of the pair.
      const best = bestOf(catalogue, identified.profile, catalogue.drinks.filter(suits))
      return best && this.forPair(cigarId, best.drink.id)
    },
    forDrink(drinkId, suits) {
      const drink = catalogue.drinksById.get(drinkId)
      if (!drink) return undefined
      if (!suits)
        return pairDrink(drink, resultPages.ofDrink(drinkId), { isExact: true, question: undefined })
      const [best] = suggestCigars(drink, catalogue.cigars.filter(suits), 1, catalogue)
      return best && this.forPair(best.cigar.id, drinkId)
    },
    forPair(cigarId, drinkId) {
      const [identified, drink] = [identifyLine(catalogue, cigarId), catalogue.drinksById.get(drinkId)]
      if (!identified || !drink) return undefined
      return pairAt(identified, resultPages.ofPair(cigarId, drinkId), scoreWith(catalogue, drink))
    },
  }
}

type ChooseDrink = (profile: CigarProfile) => ScoredDrink

const scoreWith =
  ({ familyOf, labelOf, matches }: Catalogue, drink: Drink): ChooseDrink =>
  cigar =>
    scorePair({ cigar, drink, familyOf, labelOf, matches })

interface AskedDrink {
  isExact: boolean
  question: DrinkQuestion | undefined
}

function toQuestion(question: DrinkQuestion | undefined): CigarQuestion | null {
  if (!question) return null
  return { text: question.text, choices: question.choices.map(({ text, drink }) => ({ text, cigar: drink })) }
}

/** The words of a page of words. */
const textOf = (address: string) => new URL(address, 'http://localhost').searchParams.get('cigar') ?? ''

function namesOf({ linesById }: Catalogue, { profile }: IdentifiedCigar): readonly string[] {
  const { id, brand, line } = profile
  // The line of an unlisted cigar repeats the text.
  if (brand === 'Unlisted') return []
  return [brand, line, ...(linesById.get(id ?? '')?.aliases ?? [])]
}

/** The page of the line, unless the text says more than the line does. */
function addressOf(identified: IdentifiedCigar, typed: string): string {
  return isOfLine(identified) ? resultPages.ofCigar(identified.profile.id!) : resultPages.ofWords(typed)
}

/** Whether the page of its line of the catalogue says the same. */
function isOfLine({ profile, recognition, question }: IdentifiedCigar): boolean {
  const asksWhich = question !== undefined && isAboutWhich(question)
  return Boolean(profile.id) && recognition !== 'inferred' && !asksWhich && !isPartlyAnswered(question)
}

/** `Shady XX, wrapper not known` has one question left. */
function isPartlyAnswered(question: IdentifiedCigar['question']): boolean {
  return question !== undefined && new Set(question.choices.map(({ about }) => about)).size === 1
}
