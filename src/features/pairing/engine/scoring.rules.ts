import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Reason } from '../pairing.contract.ts'
import * as affinity from './affinity-principles.rules.ts'
import * as bottle from './bottle-principles.rules.ts'
import { type Evidence, knownCigar, limitTextOf, maxScoreOf } from './evidence-principles.rules.ts'
import * as family from './family-principles.rules.ts'
import { axesOfNotes } from './flavor.rules.ts'
import { breadth } from './flavor-breadth.rules.ts'
import { addFlavorPoints } from './flavor-index.rules.ts'
import * as flavor from './flavor-principles.rules.ts'
import * as note from './note-principles.rules.ts'
import { noteTraitsKey } from './note-traits.rules.ts'
import { sameOrigin } from './origin-principles.rules.ts'
import { type AddPoints, isDark, type Knowledge, type Pair, type Principle } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { publishedAdvice, publishedAdviceOn } from './published-advice.rules.ts'
import { type RankingIndex, rankingIndexOf } from './ranking-index.rules.ts'
import * as weight from './weight-principles.rules.ts'

export interface ScoredDrink {
  drink: Drink
  /** 0 to 100. */
  score: number
  reasons: Reason[]
}

const start = 25

/** The step of the family: the same for all its bottles. */
const familyPrinciples: readonly Principle[] = [
  family.publishedFamily,
  family.familyCustom,
  note.wineOfLeaf,
  note.barrelFamily,
]

/** The step of the bottle, in display order of the reasons. */
const bottlePrinciples: readonly Principle[] = [
  weight.weightMatch,
  flavor.sharedFlavors,
  flavor.complementaryFlavors,
  breadth,
  flavor.sugarBalance,
  sameOrigin,
  weight.smokeAndPeat,
  weight.proofLimit,
  weight.tableWine,
  flavor.acidAndTannin,
  note.tawnyAndNuts,
  note.bubblesAndLeaf,
  note.tanninAndCream,
  note.smokeUnasked,
  note.dessertDrink,
  note.greenTea,
  note.barrelBottle,
  affinity.clearSpirit,
  affinity.mixedDrink,
  affinity.coffeeIngredient,
  affinity.plainTea,
  affinity.coffeeDuration,
  affinity.bubblesDuration,
  bottle.sweetenedCigar,
  bottle.machineMadeCigar,
  bottle.candelaCigar,
  bottle.poured,
  bottle.priceFit,
  bottle.reach,
]

const principles: readonly Principle[] = [
  ...familyPrinciples,
  ...bottlePrinciples,
  publishedAdvice,
  knownCigar,
]

/** Principles from a member's own taste; empty for visitors. */
export type PersonalPrinciples = readonly Principle[]
const noPrinciples: PersonalPrinciples = []

/** Deterministic. The points of the reasons add up to the score. */
export function scorePair(pair: Pair, personal: PersonalPrinciples = noPrinciples): ScoredDrink {
  const reasons: Reason[] = [{ points: start, text: 'Starting points' }]
  let sum = start
  for (const principle of allPrinciples(personal))
    principle(pair, (exact, text, notes) => {
      const points = Math.round(exact)
      sum += points
      if (points === 0) return
      reasons.push({ points, text: text(), ...(notes && { axes: axesOfNotes(notes(), pair.familyOf) }) })
    })
  const score = clampScore(sum, pair.cigar)
  if (score !== sum) reasons.push({ points: score - sum, text: limitText(sum, pair.cigar) })
  return { drink: pair.drink, score, reasons }
}

function allPrinciples(personal: PersonalPrinciples): readonly Principle[] {
  return personal.length === 0 ? principles : [...principles, ...personal]
}

export function clampScore(sum: number, cigar: Evidence): number {
  return Math.min(maxScoreOf(cigar), Math.max(0, sum))
}

function limitText(sum: number, cigar: Evidence): string {
  return sum < 0 ? 'Not below 0' : limitTextOf(cigar)
}

/** Exact points of the step of the family, and what they add to a score. */
export function familyPointsOf(pair: Pair): { exact: number; rounded: number } {
  const points = { exact: 0, rounded: 0 }
  for (const principle of familyPrinciples)
    principle(pair, exact => {
      points.exact += exact
      points.rounded += Math.round(exact)
    })
  return points
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

/** Principles that read the same traits of a cigar: their points are counted once for all cigars with these traits. */
export interface TraitGroup {
  /** Names all that the principles read of a cigar. */
  traitsKey: (cigar: CigarProfile) => string
  pointsOf: (pair: Pair) => number
}

const flavorPrinciples: readonly Principle[] = [
  flavor.sharedFlavors,
  flavor.complementaryFlavors,
  publishedAdvice,
]
const notePrinciples: readonly Principle[] = [...note.principles, bottle.sweetenedCigar]
const originPrinciples: readonly Principle[] = [
  family.publishedFamily,
  family.familyCustom,
  sameOrigin,
  bottle.candelaCigar,
  bottle.machineMadeCigar,
]
const weightPrinciples: readonly Principle[] = [
  weight.weightMatch,
  flavor.sugarBalance,
  weight.smokeAndPeat,
  weight.proofLimit,
  weight.tableWine,
  flavor.acidAndTannin,
  affinity.clearSpirit,
]
const otherPrinciples = principles.filter(
  principle =>
    ![flavorPrinciples, notePrinciples, originPrinciples, weightPrinciples].flat().includes(principle),
)

/** Together, all principles that do not read flavors. A test compares their points with those of each principle. */
export const traitGroups: readonly TraitGroup[] = [
  { traitsKey: noteKey, pointsOf: sumOf(notePrinciples, 0) },
  { traitsKey: originKey, pointsOf: sumOf(originPrinciples, 0) },
  { traitsKey: weightKey, pointsOf: sumOf(weightPrinciples, 0) },
  { traitsKey: otherKey, pointsOf: sumOf(otherPrinciples, start) },
]

function noteKey(cigar: CigarProfile): string {
  return `notes ${cigar.body} ${cigar.make} ${isDark(cigar)} ${noteTraitsKey(cigar)}`
}

function originKey(cigar: CigarProfile): string {
  const { country, wrapperClass, body, make } = cigar
  return `origin ${country} ${wrapperClass} ${isDark(cigar)} ${body} ${make}`
}

function weightKey(cigar: CigarProfile): string {
  const { body, strength, make } = cigar
  const tastes = [isDark(cigar), flavor.isBitter(cigar), flavor.isCreamy(cigar), weight.isEarthy(cigar)]
  return `weight ${body} ${strength} ${make} ${tastes}`
}

function otherKey(cigar: CigarProfile): string {
  const { minutes, make, price, confidence, isInferred } = cigar
  return `other ${affinity.durationOf(minutes)} ${make} ${bottle.priceOf(cigar)} ${price === undefined} ${confidence} ${isInferred}`
}

/** In the order of the drinks, without personal principles. */
function basePointsOf(pair: Pair, drinks: readonly Drink[], index: RankingIndex): Int16Array {
  const points = new Int16Array(drinks.length)
  for (const group of traitGroups) {
    const ofGroup = cachedPoints(pair, drinks, index, group)
    for (let at = 0; at < points.length; at++) points[at]! += ofGroup[at]!
  }
  addFlavorPoints(points, pair.cigar.notes, index.flavors, pair.familyOf)
  for (const [drinkId, advice] of publishedAdviceOn(pair.cigar.id, pair.matches)) {
    const at = drinks.findIndex(({ id }) => id === drinkId)
    if (at >= 0) points[at]! += advice
  }
  return points
}

const maxCachedTraits = 4000

/** Do not change the result: it is cached. */
function cachedPoints(
  pair: Pair,
  drinks: readonly Drink[],
  { pointsByTraits }: RankingIndex,
  { traitsKey, pointsOf }: TraitGroup,
): Int16Array {
  const key = traitsKey(pair.cigar)
  const cached = pointsByTraits.get(key)
  if (cached) return cached
  const points = countPoints(pair, drinks, pointsOf)
  if (pointsByTraits.size === maxCachedTraits) pointsByTraits.clear()
  pointsByTraits.set(key, points)
  return points
}

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
  { familyOf, labelOf, matches }: Knowledge,
  personal: PersonalPrinciples = noPrinciples,
): RankedDrink[] {
  const pair: Pair = { cigar, drink: drinks[0]!, familyOf, labelOf, matches }
  const index = rankingIndexOf(drinks, pair)
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
