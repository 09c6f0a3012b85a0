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

export interface Guest {
  taste: Taste
  /** Ids of the drinks to choose from; undefined means the whole catalogue. */
  availableDrinkIds?: Pick<ReadonlySet<string>, 'has'> | undefined
}

export const stranger: Guest = { taste: noTaste }

/** Advice before it is saved. */
export type ComposedAdvice = Omit<Advice, 'saved' | 'canNarrate'>

/** Three drinks of this kind for the typed cigar. Refuses text that is not a cigar, and a bar without such a drink. */
export function composeAdvice(
  sources: AdviceSources,
  typed: string,
  kind: DrinkKind,
  member: Guest = stranger,
): ComposedAdvice {
  return adviseOnCigar(sources, takeInHand(sources.catalogue, typed), kind, member)
}

export function takeInHand(catalogue: HouseCatalogue, typed: string): CigarInHand {
  const cigarInHand = readCigarInHand(catalogue, typed)
  if (!cigarInHand) throw refuse(sommelierContract.adviseMember, 'NOT_A_CIGAR')
  return cigarInHand
}

export function adviseOnCigar(
  { catalogue, phrasebook }: AdviceSources,
  cigarInHand: CigarInHand,
  kind: DrinkKind,
  member: Guest,
): ComposedAdvice {
  const { profile, recognition, question } = cigarInHand
  // The cigar is already chosen: a taste in cigars would move every drink by the same points.
  const taste = tastePrinciple(member.taste, ['drink'])
  const drinks = selectDrinks(catalogue, cigarInHand, kind, member)
  const suggested = suggestDrinks(profile, drinks, kind, catalogue, [taste])
  const pairs = suggested.map(({ drink }): Pair => ({ ...catalogue, cigar: profile, drink }))
  const suggestedDrinks = suggested.map((scored, index) => {
    const pair = pairs[index]!
    const response = tellPair(phrasebook, pair, scored, taste)
    const result = question ? askBack(response.result, profile, question) : response.result
    return {
      ...drinkInAnswer(catalogue, scored.drink),
      ...response,
      result,
      school: schoolOf(pair),
      schoolPoints: { match: schoolPoints('match', pair), balance: schoolPoints('balance', pair) },
    }
  })
  const { result, thirds, caution } = suggestedDrinks[0]!
  return {
    result,
    pairingType: kind,
    cigar: { ...cigarInAnswer(catalogue, profile), recognition },
    drinks: suggestedDrinks,
    schools: schoolChoices(pairs),
    thirds,
    ...(caution !== null && { caution }),
    question: question ?? null,
  }
}

/** From a member's bar, a forbidden pair is suggested only when the bar has no other drink of the kind. */
function selectDrinks(
  { drinks }: HouseCatalogue,
  { profile }: CigarInHand,
  kind: DrinkKind,
  { availableDrinkIds }: Guest,
): readonly Drink[] {
  if (!availableDrinkIds) return drinks
  const available = drinks.filter(drink => drink.kind === kind && availableDrinkIds.has(drink.id))
  if (available.length === 0) throw refuse(sommelierContract.adviseMember, 'NOTHING_AT_HAND')
  const suitable = available.filter(drink => !areNeverTogether(profile, drink))
  return suitable.length > 0 ? suitable : available
}
