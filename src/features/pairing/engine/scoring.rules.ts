import type { Drink, DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import type { Reason } from '../pairing.contract.ts'
import * as affinity from './affinity-principles.rules.ts'
import { addFlavorPoints, buildFlavorIndex, type FlavorIndex } from './flavor-index.rules.ts'
import * as flavor from './flavor-principles.rules.ts'
import { type AddPoints, isDark, type Pair, type Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { type RankingIndex, rankingIndexOf } from './ranking-index.rules.ts'
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
function basePointsOf(pair: Pair, drinks: readonly Drink[], index: RankingIndex): Int16Array {
  const points = otherPointsOf(pair, drinks, index).slice()
  addFlavorPoints(points, pair.cigar.notes, index.flavors, pair.familyOf)
  return points
}

const maxCachedTraits = 2000
const countOtherPoints = sumOf(otherPrinciples, start)

/** Do not change the result: it is cached. */
function otherPointsOf(pair: Pair, drinks: readonly Drink[], { pointsByTraits }: RankingIndex): Int16Array {
  const key = traitsKey(pair.cigar)
  const cached = pointsByTraits.get(key)
  if (cached) return cached
  const points = countPoints(pair, drinks, countOtherPoints)
  if (pointsByTraits.size === maxCachedTraits) pointsByTraits.clear()
  pointsByTraits.set(key, points)
  return points
}

/** All that `otherPrinciples` read of a cigar; a test compares cigars with the same traits. */
function traitsKey(cigar: CigarProfile): string {
  const { body, strength, wrapperClass, country, minutes } = cigar
  const isIt = [isDark(cigar), flavor.isBitter(cigar), flavor.isCreamy(cigar), weight.isEarthy(cigar)]
  return `${body} ${strength} ${wrapperClass} ${country} ${affinity.durationOf(minutes)} ${isIt}`
}

function countPoints(pair: Pair, drinks: readonly Drink[], pointsOf: (pair: Pair) => number): Int16Array {
  const points = new Int16Array(drinks.length)
  for (let index = 0; index < drinks.length; index++) {
    pair.drink = drinks[index]!
    points[index] = pointsOf(pair)
  }
  return points
}

/** A list of cigars, prepared for ranking beside a drink. */
interface CigarIndex {
  flavors: FlavorIndex
  /** One cigar for each combination of traits. */
  samples: readonly CigarProfile[]
  /** For each cigar, the position of its sample. */
  sampleOf: Int16Array
}

const cigarIndexes = new WeakMap<readonly CigarProfile[], CigarIndex>()

function cigarIndexOf(cigars: readonly CigarProfile[], { familyOf }: Pick<Pair, 'familyOf'>): CigarIndex {
  const existing = cigarIndexes.get(cigars)
  if (existing) return existing
  const samples = new Map<string, { position: number; cigar: CigarProfile }>()
  const sampleOf = Int16Array.from(cigars, cigar => {
    const key = traitsKey(cigar)
    const sample = samples.get(key) ?? { position: samples.size, cigar }
    samples.set(key, sample)
    return sample.position
  })
  const notes = cigars.map(cigar => cigar.notes)
  const index = {
    flavors: buildFlavorIndex('cigar', notes, familyOf),
    samples: [...samples.values()].map(({ cigar }) => cigar),
    sampleOf,
  }
  cigarIndexes.set(cigars, index)
  return index
}

/** Not clamped to 0..100, in the order of the cigars, without personal principles. */
export function countCigarPoints(
  drink: Drink,
  cigars: readonly CigarProfile[],
  labels: Pick<Pair, 'familyOf' | 'labelOf'>,
): Int16Array {
  const { flavors, samples, sampleOf } = cigarIndexOf(cigars, labels)
  const { familyOf, labelOf } = labels
  const samplePoints = samples.map(cigar => countOtherPoints({ cigar, drink, familyOf, labelOf }))
  const points = sampleOf.map(position => samplePoints[position]!)
  addFlavorPoints(points, drink.notes, flavors, familyOf)
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
  const index = rankingIndexOf(drinks, familyOf)
  if (!index) {
    const points = countPoints(pair, drinks, pointsCounter(personal))
    return drinks
      .map((drink, at) => ({ drink, points: points[at]! }))
      .sort((a, b) => b.points - a.points || (a.drink.id < b.drink.id ? -1 : 1))
  }
  const points = basePointsOf(pair, drinks, index)
  if (personal.length > 0) {
    const own = countPoints(pair, drinks, personalPointsCounter(personal))
    for (let at = 0; at < points.length; at++) points[at]! += own[at]!
  }
  return sortIndexed(points, index)
}

/** One number for each drink, of its points and its position by id: numbers sort many times faster than objects. */
function sortIndexed(points: Int16Array, { drinksById, positions }: RankingIndex): RankedDrink[] {
  const count = points.length
  const highest = points.reduce((max, value) => Math.max(max, value), 0)
  const keys = new Float64Array(count)
  for (let at = 0; at < count; at++) keys[at] = (highest - points[at]!) * count + positions[at]!
  return Array.from(keys.sort(), key => {
    const position = key % count
    return { drink: drinksById[position]!, points: highest - (key - position) / count }
  })
}

export interface RankedFamily {
  family: DrinkFamily
  best: Drink
  /** Of that drink. */
  bestPoints: number
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
      const { drink, points } = pickAmongEquals(ranking, hash)
      return {
        family,
        best: drink,
        bestPoints: points,
        points: best.reduce((sum, { points }) => sum + points, 0) / best.length,
      }
    })
    .sort((a, b) => b.points - a.points || (a.family < b.family ? -1 : 1))
}

function pickAmongEquals(ranking: readonly RankedDrink[], hash: number): RankedDrink {
  const equals = ranking.filter(({ points }) => points >= ranking[0]!.points - tieMargin)
  return equals[hash % equals.length]!
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
