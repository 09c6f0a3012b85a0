import type { Drink, DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import type { Reason } from '../pairing.contract.ts'
import * as affinity from './affinity-principles.rules.ts'
import { flavorIndexOf, flavorPointsOf } from './flavor-index.rules.ts'
import * as flavor from './flavor-principles.rules.ts'
import type { AddPoints, Pair, Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import * as weight from './weight-principles.rules.ts'

export interface ScoredDrink {
  drink: Drink
  /** 0 to 100. */
  score: number
  reasons: Reason[]
}

const start = 30

/** In display order of their reasons. */
const principles: readonly Principle[] = [
  weight.weightMatch,
  flavor.sharedFlavors,
  flavor.complementaryFlavors,
  flavor.sugarBalance,
  affinity.wrapperPoints,
  affinity.provenAffinity,
  weight.smokeAndPeat,
  weight.proofLimit,
  weight.tableWine,
  flavor.acidAndTannin,
  affinity.clearSpirit,
  affinity.mixedDrink,
  affinity.coffeeIngredient,
  affinity.plainTea,
  affinity.coffeeDuration,
  affinity.bubblesDuration,
  affinity.sameOrigin,
]

/** Principles from a member's own taste; empty for visitors. */
export type PersonalPrinciples = readonly Principle[]
const noPrinciples: PersonalPrinciples = []

/** Deterministic. The points of the reasons add up to the score. */
export function scorePair(pair: Pair, personal: PersonalPrinciples = noPrinciples): ScoredDrink {
  const reasons: Reason[] = [{ points: start, text: 'Where every pair starts' }]
  let sum = start
  for (const principle of allPrinciples(personal))
    principle(pair, (exact, text) => {
      const points = Math.round(exact)
      sum += points
      if (points !== 0) reasons.push({ points, text: text() })
    })
  const score = clampScore(sum)
  if (score !== sum)
    reasons.push({
      points: score - sum,
      text: sum > 100 ? 'Nothing scores over 100' : 'Nothing scores under 0',
    })
  return { drink: pair.drink, score, reasons }
}

const indexedPrinciples: readonly Principle[] = [flavor.sharedFlavors, flavor.complementaryFlavors]
const otherPrinciples = principles.filter(principle => !indexedPrinciples.includes(principle))

function allPrinciples(personal: PersonalPrinciples): readonly Principle[] {
  return personal.length === 0 ? principles : [...principles, ...personal]
}

export function clampScore(sum: number): number {
  return Math.min(100, Math.max(0, sum))
}

/** Unclamped sum without texts, for ranking hundreds of pairs. */
export function pointsCounter(personal: PersonalPrinciples = noPrinciples): (pair: Pair) => number {
  return sumOf(allPrinciples(personal), start)
}

export function personalPointsCounter(personal: PersonalPrinciples): (pair: Pair) => number {
  return sumOf(personal, 0)
}

function sumOf(counted: readonly Principle[], initial: number): (pair: Pair) => number {
  let sum = initial
  const add: AddPoints = points => {
    sum += Math.round(points)
  }
  return pair => {
    sum = initial
    for (const principle of counted) principle(pair, add)
    return sum
  }
}

/** In the order of the drinks, without personal principles. */
function basePointsOf(pair: Pair, drinks: readonly Drink[]): Int16Array {
  const index = flavorIndexOf(drinks, pair.familyOf)
  if (!index) return countPoints(pair, drinks, pointsCounter())
  const { body, strength, shade, wrapperClass, country, minutes, notes } = pair.cigar
  const key = [body, strength, shade, wrapperClass, country, minutes, ...notes].join(' ')
  const cached = index.pointsByCigar.get(key)
  if (cached) return cached
  const points = countPoints(pair, drinks, countOtherPoints)
  flavorPointsOf(notes, index, pair.familyOf).forEach((flavorPoints, at) => {
    points[at]! += flavorPoints
  })
  if (index.pointsByCigar.size === maxCachedCigars) index.pointsByCigar.clear()
  index.pointsByCigar.set(key, points)
  return points
}

const maxCachedCigars = 500
const countOtherPoints = sumOf(otherPrinciples, start)

function countPoints(pair: Pair, drinks: readonly Drink[], pointsOf: (pair: Pair) => number): Int16Array {
  const points = new Int16Array(drinks.length)
  for (let index = 0; index < drinks.length; index++) {
    pair.drink = drinks[index]!
    points[index] = pointsOf(pair)
  }
  return points
}

export interface RankedDrink {
  drink: Drink
  /** Not clamped to 0..100. */
  points: number
}

/** Best first; ties by id. */
export function rankDrinks(
  cigar: CigarProfile,
  drinks: readonly Drink[],
  { familyOf, labelOf }: Pick<Pair, 'familyOf' | 'labelOf'>,
  personal: PersonalPrinciples = noPrinciples,
): RankedDrink[] {
  const pair: Pair = { cigar, drink: drinks[0]!, familyOf, labelOf }
  const points = basePointsOf(pair, drinks)
  const personalPointsOf = personalPointsCounter(personal)
  return drinks
    .map((drink, index) => {
      pair.drink = drink
      return { drink, points: points[index]! + personalPointsOf(pair) }
    })
    .sort((a, b) => b.points - a.points || (a.drink.id < b.drink.id ? -1 : 1))
}

export interface RankedFamily {
  family: DrinkFamily
  best: Drink
  /** Mean of its best bottles. */
  points: number
}

/** Only the best tenth counts, so that a family does not win by its number of bottles. */
const bestShare = 0.1
const minBestCount = 4

/** 'other-spirit' is a collection of small families, so it counts like one of them. */
function bestCountOf(family: DrinkFamily, bottles: number): number {
  return family === 'other-spirit' ? minBestCount : Math.max(minBestCount, Math.round(bottles * bestShare))
}

/** Differences up to three points are not noticeable: these bottles rotate, with a stable choice for each cigar. */
const tieMargin = 3

/** Best first. */
export function rankFamilies(
  ranked: readonly RankedDrink[],
  cigar: Pick<CigarProfile, 'brand' | 'line'>,
): RankedFamily[] {
  const hash = stableHash(`${cigar.brand} ${cigar.line}`)
  return [...byFamily(ranked)]
    .map(([family, ranking]) => {
      const best = ranking.slice(0, bestCountOf(family, ranking.length))
      return {
        family,
        best: pickAmongEquals(ranking, hash),
        points: best.reduce((sum, { points }) => sum + points, 0) / best.length,
      }
    })
    .sort((a, b) => b.points - a.points || (a.family < b.family ? -1 : 1))
}

function pickAmongEquals(ranking: readonly RankedDrink[], hash: number): Drink {
  const equals = ranking.filter(({ points }) => points >= ranking[0]!.points - tieMargin)
  return equals[hash % equals.length]!.drink
}

function byFamily(ranked: readonly RankedDrink[]): Map<DrinkFamily, RankedDrink[]> {
  const families = new Map<DrinkFamily, RankedDrink[]>()
  for (const entry of ranked) {
    const ranking = families.get(entry.drink.family)
    if (ranking) ranking.push(entry)
    else families.set(entry.drink.family, [entry])
  }
  return families
}
