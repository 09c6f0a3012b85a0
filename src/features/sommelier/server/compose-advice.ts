import type { Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Pair } from '#features/pairing/pair.rules.ts'
import type { Phrasebook } from '#features/pairing/phrasebook.rules.ts'
import { askBack, cigarInAnswer, drinkInAnswer } from '#features/pairing/server/describe-pair.ts'
import { type CigarInHand, readCigarInHand } from '#features/pairing/server/read-cigar-in-hand.ts'
import { suggestDrinks } from '#features/pairing/suggestions.rules.ts'
import { refuse } from '#platform/api.contract.ts'
import { areNeverTogether } from '../never-together.rules.ts'
import { schoolChoices, schoolOf, schoolPoints } from '../schools.rules.ts'
import { type Advice, sommelierContract } from '../sommelier.contract.ts'
import { noTaste, type Taste, tastePrinciple } from '../taste.rules.ts'
import { tellPair } from './tell-pair.ts'

export interface AdviceSources {
  catalogue: HouseCatalogue
  phrasebook: Phrasebook
}

/** What is known of the member who asks. */
export interface Guest {
  taste: Taste
  /** Ids of the drinks that may be poured; all of the house where nobody says. */
  atHand?: Pick<ReadonlySet<string>, 'has'> | undefined
}

/** Somebody of whom nothing is known. */
export const stranger: Guest = { taste: noTaste }

/** What was asked for and said, before anything is kept of it. */
export type ComposedAdvice = Omit<Advice, 'saved' | 'canNarrate'>

/** Three drinks of this kind for the cigar that was typed. Refuses what is no cigar, and a bar without a drink of it. */
export function composeAdvice(
  sources: AdviceSources,
  typed: string,
  kind: DrinkKind,
  guest: Guest = stranger,
): ComposedAdvice {
  return adviseOnCigar(sources, takeInHand(sources.catalogue, typed), kind, guest)
}

export function takeInHand(catalogue: HouseCatalogue, typed: string): CigarInHand {
  const inHand = readCigarInHand(catalogue, typed)
  if (!inHand) throw refuse(sommelierContract.adviseMember, 'NOT_A_CIGAR')
  return inHand
}

export function adviseOnCigar(
  { catalogue, phrasebook }: AdviceSources,
  inHand: CigarInHand,
  kind: DrinkKind,
  guest: Guest,
): ComposedAdvice {
  const { profile, recognition, question } = inHand
  // The cigar is chosen already: what the member thinks of such cigars would move all drinks alike.
  const taste = tastePrinciple(guest.taste, ['drink'])
  const drinks = drinksToPour(catalogue, inHand, kind, guest)
  const suggested = suggestDrinks(profile, drinks, kind, catalogue, [taste])
  const pairs = suggested.map(({ drink }): Pair => ({ ...catalogue, cigar: profile, drink }))
  const told = suggested.map((scored, at) => {
    const pair = pairs[at]!
    const said = tellPair(phrasebook, pair, scored, taste)
    const result = question ? askBack(said.result, profile, question) : said.result
    return {
      ...drinkInAnswer(catalogue, scored.drink),
      ...said,
      result,
      school: schoolOf(pair),
      schoolPoints: { match: schoolPoints('match', pair), balance: schoolPoints('balance', pair) },
    }
  })
  const { result, thirds, caution } = told[0]!
  return {
    result,
    pairingType: kind,
    cigar: { ...cigarInAnswer(catalogue, profile), recognition },
    drinks: told,
    schools: schoolChoices(pairs),
    thirds,
    ...(caution !== null && { caution }),
    question: question ?? null,
  }
}

/** Of a bar, what the house would never pour beside this cigar comes only where there is nothing else of the kind. */
function drinksToPour(
  { drinks }: HouseCatalogue,
  { profile }: CigarInHand,
  kind: DrinkKind,
  { atHand }: Guest,
): readonly Drink[] {
  if (!atHand) return drinks
  const own = drinks.filter(drink => drink.kind === kind && atHand.has(drink.id))
  if (own.length === 0) throw refuse(sommelierContract.adviseMember, 'NOTHING_AT_HAND')
  const suitable = own.filter(drink => !areNeverTogether(profile, drink))
  return suitable.length > 0 ? suitable : own
}
