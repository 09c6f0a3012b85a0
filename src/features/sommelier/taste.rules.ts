import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Pair, Principle } from '#features/pairing/pair.rules.ts'
import { smallInitial } from '#features/pairing/said.rules.ts'
import { areNeverTogether } from './never-together.rules.ts'
import { cigarTraits, drinkTraits, type Trait } from './taste-traits.rules.ts'

/** A pairing that somebody gave stars; what the catalogue no longer knows is missing. */
export interface RatedPairing {
  cigar: Cigar | undefined
  drink: Drink | undefined
  /** One to five. */
  rating: number
}

/** Something that ratings have in common. */
export interface Leaning {
  of: 'cigar' | 'drink'
  /** The name of the trait. */
  about: string
  /** 1 to 3 for it, or as many against. */
  points: number
  text: string
}

export interface Taste {
  /** Whether it counts; the member may switch it off. */
  isOn: boolean
  /** How many ratings it rests on. */
  ratings: number
  /** Strongest first. */
  leanings: readonly Leaning[]
}

export const noTaste: Taste = { isOn: false, ratings: 0, leanings: [] }

/** So that the house still decides: two bottles that are far apart stay so. */
export const mostOfLeaning = 3
export const mostOfTaste = 5
/** One evening is an accident. */
const leastThatAgree = 2

/** Leanings by what was rated. The same ratings say the same in whatever order they stand. */
export function learnTaste(rated: readonly RatedPairing[]): Pick<Taste, 'ratings' | 'leanings'> {
  const known = rated.filter(({ cigar, drink }) => cigar ?? drink)
  const drinks = known.flatMap(({ drink, rating }) => (drink ? { thing: drink, rating } : []))
  const cigars = known.flatMap(({ cigar, rating }) => (cigar ? { thing: cigar, rating } : []))
  const leanings = [
    ...drinkTraits.flatMap(trait => leaningOf('drink', trait, drinks)),
    ...cigarTraits.flatMap(trait => leaningOf('cigar', trait, cigars)),
  ]
  return { ratings: known.length, leanings: leanings.sort(strongestFirst) }
}

interface Rated<Thing> {
  thing: Thing
  rating: number
}

/** Four and five stars speak for a trait, one and two against it, three for neither; each that disagrees takes one away. */
function leaningOf<Thing>(
  of: Leaning['of'],
  { about, has }: Trait<Thing>,
  rated: readonly Rated<Thing>[],
): Leaning[] {
  const ratings = rated.filter(({ thing }) => has(thing)).map(({ rating }) => rating)
  const liked = ratings.filter(rating => rating >= 4).length
  const disliked = ratings.filter(rating => rating <= 2).length
  const evidence = Math.abs(liked - disliked)
  if (evidence < leastThatAgree) return []
  const strength = Math.min(mostOfLeaning, evidence - leastThatAgree + 1)
  const isLiked = liked > disliked
  const text = `You rated ${asNamed(about)} ${isLiked ? 'high' : 'low'}`
  return [{ of, about, points: isLiked ? strength : -strength, text }]
}

/** Within a sentence only what is called after a place keeps its capital. */
function asNamed(about: string): string {
  return /^(Irish|Japanese|Cameroon|Habano|Cuban)/.test(about) ? about : smallInitial(about)
}

function strongestFirst(a: Leaning, b: Leaning): number {
  return Math.abs(b.points) - Math.abs(a.points) || (a.about < b.about ? -1 : 1)
}

/**
 * A taste as one more principle, about what is being chosen: where the cigar is in the hand already, only drinks are. No
 * leaning counts more than 3, all together no more than 5, and none speaks for a pair that the house keeps apart.
 */
export function tastePrinciple(
  { isOn, leanings }: Taste,
  chosen: readonly Leaning['of'][] = ['cigar', 'drink'],
): Principle {
  const asked = isOn ? leanings.filter(({ of }) => chosen.includes(of)).map(asAsked) : []
  return (pair, say) => {
    let sum = 0
    for (const { leaning, speaksOf } of asked) {
      if (!speaksOf(pair) || (leaning.points > 0 && areNeverTogether(pair.cigar, pair.drink))) continue
      const points = Math.max(-mostOfTaste, Math.min(mostOfTaste, sum + leaning.points)) - sum
      sum += points
      if (points !== 0) say(points, () => leaning.text)
    }
  }
}

function asAsked(leaning: Leaning): { leaning: Leaning; speaksOf: (pair: Pair) => boolean } {
  const { of, about } = leaning
  const ofDrink = drinkTraits.find(trait => trait.about === about)
  const ofCigar = cigarTraits.find(trait => trait.about === about)
  return {
    leaning,
    speaksOf: ({ cigar, drink }) => (of === 'drink' ? ofDrink?.has(drink) : ofCigar?.has(cigar)) ?? false,
  }
}
