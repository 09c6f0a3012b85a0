import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import { isForbiddenPair, type Pair, type Principle } from '#features/pairing/engine/engine.rules.ts'
import { uncapitalize } from '#platform/text.rules.ts'
import { cigarTraits, drinkTraits, type Trait } from './taste-traits.rules.ts'

/** A rated pairing; undefined if the cigar or drink is not in the catalogue. */
export interface RatedPairing {
  cigar: Cigar | undefined
  drink: Drink | undefined
  /** One to five. */
  rating: number
}

export interface Leaning {
  of: 'cigar' | 'drink'
  about: string
  /** From -3 to 3, never 0. */
  points: number
  /** How many ratings of such cigars or drinks there are. */
  ratings: number
  text: string
}

export interface Taste {
  /** False if the member switched it off. */
  isOn: boolean
  ratings: number
  /** Strongest first. */
  leanings: readonly Leaning[]
}

export const noTaste: Taste = { isOn: false, ratings: 0, leanings: [] }

/** Small, so that a taste cannot reverse the order of drinks whose scores are far apart. */
export const maxLeaningPoints = 3
export const maxTastePoints = 5
const minAgreeingRatings = 2

/** Does not depend on the order of the ratings. */
export function learnTaste(rated: readonly RatedPairing[]): Pick<Taste, 'ratings' | 'leanings'> {
  const catalogued = rated.filter(({ cigar, drink }) => cigar ?? drink)
  const drinks = catalogued.flatMap(({ drink, rating }) => (drink ? { thing: drink, rating } : []))
  const cigars = catalogued.flatMap(({ cigar, rating }) => (cigar ? { thing: cigar, rating } : []))
  const leanings = [
    ...drinkTraits.flatMap(trait => leaningOf('drink', trait, drinks)),
    ...cigarTraits.flatMap(trait => leaningOf('cigar', trait, cigars)),
  ]
  return { ratings: catalogued.length, leanings: leanings.sort(strongestFirst) }
}

interface Rated<Thing> {
  thing: Thing
  rating: number
}

/** Four and five stars count for a trait, one and two against it, three for neither. */
function leaningOf<Thing>(
  of: Leaning['of'],
  { about, has }: Trait<Thing>,
  rated: readonly Rated<Thing>[],
): Leaning[] {
  const ratings = rated.filter(({ thing }) => has(thing)).map(({ rating }) => rating)
  const liked = ratings.filter(rating => rating >= 4).length
  const disliked = ratings.filter(rating => rating <= 2).length
  const evidence = Math.abs(liked - disliked)
  if (evidence < minAgreeingRatings) return []
  const strength = Math.min(maxLeaningPoints, evidence - minAgreeingRatings + 1)
  const isLiked = liked > disliked
  const text = `You rated ${inSentence(about)} ${isLiked ? 'high' : 'low'}`
  return [{ of, about, points: isLiked ? strength : -strength, ratings: ratings.length, text }]
}

/** Within a sentence only names of places keep their capital. */
function inSentence(about: string): string {
  return /^(Irish|Japanese|Cameroon|Habano|Cuban)/.test(about) ? about : uncapitalize(about)
}

function strongestFirst(a: Leaning, b: Leaning): number {
  return Math.abs(b.points) - Math.abs(a.points) || (a.about < b.about ? -1 : 1)
}

/**
 * A taste as one more principle of the engine. `chosen` is what the advice chooses: leanings about anything else would
 * move all candidates alike. A leaning counts 3 points at most, all together 5, and none favors a forbidden pair.
 */
export function tastePrinciple(
  { isOn, leanings }: Taste,
  chosen: readonly Leaning['of'][] = ['cigar', 'drink'],
): Principle {
  const relevant = isOn ? leanings.filter(({ of }) => chosen.includes(of)).map(withMatcher) : []
  return (pair, say) => {
    let sum = 0
    for (const { leaning, applies } of relevant) {
      if (!applies(pair) || (leaning.points > 0 && isForbiddenPair(pair.cigar, pair.drink))) continue
      const points = Math.max(-maxTastePoints, Math.min(maxTastePoints, sum + leaning.points)) - sum
      sum += points
      if (points !== 0) say(points, () => leaning.text)
    }
  }
}

function withMatcher(leaning: Leaning): { leaning: Leaning; applies: (pair: Pair) => boolean } {
  const { of, about } = leaning
  if (of === 'drink') {
    const trait = drinkTraits.find(each => each.about === about)
    return { leaning, applies: ({ drink }) => trait?.has(drink) ?? false }
  }
  const trait = cigarTraits.find(each => each.about === about)
  return { leaning, applies: ({ cigar }) => trait?.has(cigar) ?? false }
}
