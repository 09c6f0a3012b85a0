import type { Drink, DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import * as company from './company-principles.rules.ts'
import type { Pair, Principle, Say } from './pair.rules.ts'
import type { Reason } from './pairing.contract.ts'
import type { CigarProfile } from './profile.rules.ts'
import * as taste from './taste-principles.rules.ts'
import { turnOf } from './turn.rules.ts'
import * as weight from './weight-principles.rules.ts'

export interface Scored {
  drink: Drink
  /** 0 to 100, the sum of all points. */
  score: number
  reasons: Reason[]
}

/** Where every pair starts before anything is known of the two. */
const start = 30

/** In the order in which their reasons are told. */
const principles: readonly Principle[] = [
  weight.weigh,
  taste.share,
  taste.answer,
  taste.sweeten,
  company.wrap,
  company.provenCompany,
  weight.smokeAndPeat,
  weight.mindTheProof,
  weight.tableWine,
  taste.acidAndGrip,
  company.rawSpirit,
  company.mixed,
  company.madeWithCoffee,
  company.cleanse,
  company.timeAtTable,
  company.bubblesLast,
  company.sameSoil,
]

/** What somebody's own taste says of a pair; nothing, for whoever is not asked about it. */
export type OwnPrinciples = readonly Principle[]
const none: OwnPrinciples = []

/** Scores one pair. Deterministic; every point comes with its reason, and the points add up to the score. */
export function scorePair(pair: Pair, own: OwnPrinciples = none): Scored {
  const reasons: Reason[] = [{ points: start, text: 'Where every pair starts' }]
  let sum = start
  for (const principle of withOwn(own))
    principle(pair, (exact, text) => {
      const points = Math.round(exact)
      sum += points
      if (points !== 0) reasons.push({ points, text: text() })
    })
  const score = withinScale(sum)
  if (score !== sum)
    reasons.push({
      points: score - sum,
      text: sum > 100 ? 'Nothing scores over 100' : 'Nothing scores under 0',
    })
  return { drink: pair.drink, score, reasons }
}

function withOwn(own: OwnPrinciples): readonly Principle[] {
  return own.length === 0 ? principles : [...principles, ...own]
}

export function withinScale(sum: number): number {
  return Math.min(100, Math.max(0, sum))
}

/** The same sum without the words and the bounds, for ranking hundreds of pairs: made once for each question. */
export function pointsCounter(own: OwnPrinciples = none): (pair: Pair) => number {
  return sumOf(withOwn(own), start)
}

/** What these alone say of a pair. */
export function ownPointsCounter(own: OwnPrinciples): (pair: Pair) => number {
  return sumOf(own, 0)
}

function sumOf(asked: readonly Principle[], from: number): (pair: Pair) => number {
  let sum = from
  const add: Say = points => {
    sum += Math.round(points)
  }
  return pair => {
    sum = from
    for (const principle of asked) principle(pair, add)
    return sum
  }
}

export interface Ranked {
  drink: Drink
  /** The sum of points, before it is kept within 0 and 100. */
  points: number
}

/** Best first; equal points by name, so that the same question always has the same answer. */
export function rankDrinks(
  cigar: CigarProfile,
  drinks: readonly Drink[],
  { familyOf, labelOf }: Pick<Pair, 'familyOf' | 'labelOf'>,
  own: OwnPrinciples = none,
): Ranked[] {
  const pointsOf = pointsCounter(own)
  return drinks
    .map(drink => ({ drink, points: pointsOf({ cigar, drink, familyOf, labelOf }) }))
    .sort((a, b) => b.points - a.points || (a.drink.id < b.drink.id ? -1 : 1))
}

/** A family and the bottle of it to pour. */
export interface RankedFamily {
  family: DrinkFamily
  best: Drink
  /** What its best bottles have in the mean. */
  points: number
}

/** A family is judged by the best tenth of its bottles, so that one with many does not win by having many. */
const judgedShare = 0.1
const judgedAtLeast = 4

/** What is left over is no family but a shelf of small ones, liqueurs beside brandies, and judged as one of those. */
function judgedOf(family: DrinkFamily, bottles: number): number {
  return family === 'other-spirit'
    ? judgedAtLeast
    : Math.max(judgedAtLeast, Math.round(bottles * judgedShare))
}

/** Nobody tastes three points of a hundred: bottles that close take turns, each cigar with the same one every time. */
const asGoodAs = 3

/** The families of what was ranked for this cigar, best first. */
export function rankFamilies(
  ranked: readonly Ranked[],
  cigar: Pick<CigarProfile, 'brand' | 'line'>,
): RankedFamily[] {
  const turn = turnOf(`${cigar.brand} ${cigar.line}`)
  return [...byFamily(ranked)]
    .map(([family, own]) => {
      const judged = own.slice(0, judgedOf(family, own.length))
      return {
        family,
        best: ofEquals(own, turn),
        points: judged.reduce((sum, { points }) => sum + points, 0) / judged.length,
      }
    })
    .sort((a, b) => b.points - a.points || (a.family < b.family ? -1 : 1))
}

function ofEquals(own: readonly Ranked[], turn: number): Drink {
  const equals = own.filter(({ points }) => points >= own[0]!.points - asGoodAs)
  return equals[turn % equals.length]!.drink
}

function byFamily(ranked: readonly Ranked[]): Map<DrinkFamily, Ranked[]> {
  const families = new Map<DrinkFamily, Ranked[]>()
  for (const one of ranked) {
    const own = families.get(one.drink.family)
    if (own) own.push(one)
    else families.set(one.drink.family, [one])
  }
  return families
}
