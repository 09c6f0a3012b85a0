import type { Drink, DrinkFamily, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import {
  isForbiddenPair,
  type Pair,
  type Principle,
  type ScoredDrink,
  scorePair,
  suggestDrinks,
} from '#features/pairing/engine/engine.rules.ts'
import { makerLinesOf } from '#features/pairing/server/best-known-lines.ts'
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
import { type Advice, type SuggestedDrink, sommelierContract } from '../sommelier.contract.ts'
import { toPairingResponse } from './to-pairing-response.ts'

export interface AdviceSources {
  catalogue: Catalogue
  phrasebook: Phrasebook
}

export interface MemberContext {
  taste: Taste
  /** Families of drinks that were suggested before. */
  shownFamilies?: readonly DrinkFamily[]
  /** The drinks to choose from; undefined means the whole catalogue. */
  available?: readonly Drink[] | undefined
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
  sources: AdviceSources,
  cigarInHand: IdentifiedCigar,
  kind: DrinkKind,
  member: MemberContext,
): ComposedAdvice {
  return toAdvice(sources, cigarInHand, kind, suggestOtherDrinks(sources, cigarInHand, kind, member))
}

/** Only this drink beside the cigar. */
export function adviseOnPair(
  sources: AdviceSources,
  cigarInHand: IdentifiedCigar,
  drink: Drink,
  memberTaste: Taste,
): ComposedAdvice {
  const taste = tastePrinciple(memberTaste, ['drink'])
  const scored = scorePair({ ...sources.catalogue, cigar: cigarInHand.profile, drink }, [taste])
  return toAdvice(sources, cigarInHand, drink.kind, composeDrinks(sources, cigarInHand, [scored], taste))
}

/** Three drinks of families that were not shown before; none if all were. */
export function suggestOtherDrinks(
  sources: AdviceSources,
  cigarInHand: IdentifiedCigar,
  kind: DrinkKind,
  member: MemberContext,
): ComposedDrinks {
  const { catalogue } = sources
  // The cigar is already chosen: a taste in cigars would move every drink by the same points.
  const taste = tastePrinciple(member.taste, ['drink'])
  const drinks = selectDrinks(catalogue, cigarInHand, kind, member)
  const suggested = suggestDrinks(cigarInHand.profile, drinks, kind, catalogue, [taste], member.shownFamilies)
  return composeDrinks(sources, cigarInHand, suggested, taste)
}

interface ComposedDrinks {
  drinks: SuggestedDrink[]
  pairs: Pair[]
}

function composeDrinks(
  { catalogue, phrasebook }: AdviceSources,
  cigarInHand: IdentifiedCigar,
  suggested: readonly ScoredDrink[],
  taste: Principle,
): ComposedDrinks {
  const { profile, recognition, question } = cigarInHand
  const isNameOnly = recognition === 'name-only'
  const { familyOf, labelOf, matches } = catalogue
  const pairs = suggested.map(({ drink }): Pair => ({ cigar: profile, drink, familyOf, labelOf, matches }))
  const drinks = suggested.map((scored, index) => {
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
  return { drinks, pairs }
}

function toAdvice(
  { catalogue }: AdviceSources,
  cigarInHand: IdentifiedCigar,
  kind: DrinkKind,
  { drinks, pairs }: ComposedDrinks,
): ComposedAdvice {
  const { result, thirds, caution } = drinks[0]!
  const maker = makerLinesOf(catalogue, cigarInHand)
  return {
    result,
    pairingType: kind,
    cigar: toCigarResponse(catalogue, cigarInHand),
    drinks,
    schools: cigarInHand.recognition === 'name-only' ? null : schoolChoices(pairs),
    thirds,
    ...(caution !== null && { caution }),
    question: cigarInHand.question ?? null,
    ...(maker && { maker }),
  }
}

/** From a member's bar, a forbidden pair is suggested only when the bar has no other drink of the kind. */
function selectDrinks(
  { drinks }: Catalogue,
  { profile }: IdentifiedCigar,
  kind: DrinkKind,
  { available }: MemberContext,
): readonly Drink[] {
  if (!available) return drinks
  const ofKind = available.filter(drink => drink.kind === kind)
  if (ofKind.length === 0) throw refuse(sommelierContract.adviseMember, 'NOTHING_AT_HAND')
  const suitable = ofKind.filter(drink => !isForbiddenPair(profile, drink))
  return suitable.length > 0 ? suitable : ofKind
}
