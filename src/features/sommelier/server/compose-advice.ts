import type { Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { isForbiddenPair, type Pair, suggestDrinks } from '#features/pairing/engine/engine.rules.ts'
import type { IdentifiedCigar } from '#features/pairing/server/identified-cigar.ts'
import { identifyCigar } from '#features/pairing/server/identify-cigar.ts'
import {
  appendQuestion,
  toCigarResponse,
  toDrinkResponse,
} from '#features/pairing/server/pairing-response.ts'
import type { Phrasebook } from '#features/pairing/wording/wording.rules.ts'
import { noTaste, type Taste, tastePrinciple } from '#features/taste/taste.rules.ts'
import { refuse } from '#platform/api.contract.ts'
import { schoolChoices, schoolOf, schoolPoints } from '../schools.rules.ts'
import { type Advice, sommelierContract } from '../sommelier.contract.ts'
import { toPairingResponse } from './to-pairing-response.ts'

export interface AdviceSources {
  catalogue: Catalogue
  phrasebook: Phrasebook
}

export interface MemberContext {
  taste: Taste
  /** Ids of the drinks to choose from; undefined means the whole catalogue. */
  availableDrinkIds?: Pick<ReadonlySet<string>, 'has'> | undefined
}

export const anonymousContext: MemberContext = { taste: noTaste }

/** Advice before it is saved. */
export type ComposedAdvice = Omit<Advice, 'saved' | 'canNarrate'>

/** Three drinks of this kind for the typed cigar. Refuses text that is not a cigar, and a bar without such a drink. */
export function composeAdvice(
  sources: AdviceSources,
  typed: string,
  kind: DrinkKind,
  member: MemberContext = anonymousContext,
): ComposedAdvice {
  return adviseOnCigar(sources, requireCigar(sources.catalogue, typed), kind, member)
}

export function requireCigar(catalogue: Catalogue, typed: string): IdentifiedCigar {
  const cigarInHand = identifyCigar(catalogue, typed)
  if (cigarInHand) return cigarInHand
  throw refuse(sommelierContract.adviseMember, catalogue.understandDrink(typed) ? 'A_DRINK' : 'NOT_A_CIGAR')
}

export function adviseOnCigar(
  { catalogue, phrasebook }: AdviceSources,
  cigarInHand: IdentifiedCigar,
  kind: DrinkKind,
  member: MemberContext,
): ComposedAdvice {
  const { profile, recognition, question } = cigarInHand
  const isNameOnly = recognition === 'name-only'
  // The cigar is already chosen: a taste in cigars would move every drink by the same points.
  const taste = tastePrinciple(member.taste, ['drink'])
  const drinks = selectDrinks(catalogue, cigarInHand, kind, member)
  const suggested = suggestDrinks(profile, drinks, kind, catalogue, [taste])
  const { familyOf, labelOf, matches } = catalogue
  const pairs = suggested.map(({ drink }): Pair => ({ cigar: profile, drink, familyOf, labelOf, matches }))
  const suggestedDrinks = suggested.map((scored, index) => {
    const pair = pairs[index]!
    const response = toPairingResponse(phrasebook, cigarInHand, pair, scored, taste)
    return {
      ...toDrinkResponse(catalogue, scored.drink),
      ...response,
      result: appendQuestion(response.result, profile, question, phrasebook),
      school: isNameOnly ? null : schoolOf(pair),
      schoolPoints: isNameOnly
        ? null
        : { match: schoolPoints('match', pair), balance: schoolPoints('balance', pair) },
    }
  })
  const { result, thirds, caution } = suggestedDrinks[0]!
  return {
    result,
    pairingType: kind,
    cigar: toCigarResponse(catalogue, cigarInHand),
    drinks: suggestedDrinks,
    schools: isNameOnly ? null : schoolChoices(pairs),
    thirds,
    ...(caution !== null && { caution }),
    question: question ?? null,
  }
}

/** From a member's bar, a forbidden pair is suggested only when the bar has no other drink of the kind. */
function selectDrinks(
  { drinks }: Catalogue,
  { profile }: IdentifiedCigar,
  kind: DrinkKind,
  { availableDrinkIds }: MemberContext,
): readonly Drink[] {
  if (!availableDrinkIds) return drinks
  const available = drinks.filter(drink => drink.kind === kind && availableDrinkIds.has(drink.id))
  if (available.length === 0) throw refuse(sommelierContract.adviseMember, 'NOTHING_AT_HAND')
  const suitable = available.filter(drink => !isForbiddenPair(profile, drink))
  return suitable.length > 0 ? suitable : available
}
