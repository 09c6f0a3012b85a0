import type { Cigar, Degree, Drink } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import { isMachineMade, isSweetened } from './bottle-principles.rules.ts'
import { countCigarPoints } from './cigar-points.rules.ts'
import { famesOf } from './fame.rules.ts'
import { isForbiddenPair } from './forbidden-pairs.rules.ts'
import type { Knowledge, Pair } from './pair.rules.ts'
import { profileOf } from './profile.rules.ts'
import {
  clampScore,
  type PersonalPrinciples,
  personalPointsCounter,
  type ScoredDrink,
  scorePair,
} from './scoring.rules.ts'

export interface ScoredCigar extends Omit<ScoredDrink, 'drink'> {
  cigar: Cigar
}

/** Lines for a drink, best first, one per maker, of different strength where the drink allows. */
export function suggestCigars(
  drink: Drink,
  cigars: readonly Cigar[],
  count: number,
  knowledge: Knowledge,
): ScoredCigar[] {
  return selectCigars({ drink, cigars, points: pointsOfCigars(drink, cigars, knowledge), count, knowledge })
}

/** In the order of the lines. Independent of the member, so it can be cached. */
export function pointsOfCigars(drink: Drink, cigars: readonly Cigar[], knowledge: Knowledge): Int16Array {
  return countCigarPoints(drink, profilesOf(cigars), knowledge)
}

interface CigarChoice {
  drink: Drink
  cigars: readonly Cigar[]
  /** From `pointsOfCigars`. */
  points: Int16Array
  count: number
  knowledge: Knowledge
  personal?: PersonalPrinciples
  /** Makers that are left out, because a cigar of each was suggested before. */
  shownMakers?: readonly string[]
}

export function selectCigars({
  drink,
  cigars,
  points,
  count,
  knowledge: { familyOf, labelOf, matches },
  personal = [],
  shownMakers = [],
}: CigarChoice): ScoredCigar[] {
  const profiles = profilesOf(cigars)
  const fames = famesOf(cigars, matches)
  const toPair = (index: number): Pair => ({ cigar: profiles[index]!, drink, familyOf, labelOf, matches })
  const ownPointsOf = personalPointsCounter(personal)
  const scores = points.map((base, index) =>
    clampScore(personal.length > 0 ? base + ownPointsOf(toPair(index)) : base, profiles[index]!),
  )
  const offered = candidatesFor(drink, cigars).filter(index => !shownMakers.includes(cigars[index]!.brand))
  const candidates = highest(offered, scores).map(index => ({
    index,
    score: scores[index]!,
    cigar: cigars[index]!,
    rank: rankOf(scores[index]!, fames[index]!, drink, cigars[index]!),
  }))
  return spread(bestOfMakers(candidates), count)
    .sort((a, b) => b.score - a.score || b.rank - a.rank)
    .map(({ index, cigar }) => ({ cigar, ...withoutDrink(scorePair(toPair(index), personal)) }))
}

function withoutDrink({ score, reasons }: ScoredDrink): Omit<ScoredDrink, 'drink'> {
  return { score, reasons }
}

/**
 * Indexes of the cigars that may be offered: rolled by hand and tasting of nothing but tobacco. A sweet drink of coffee or
 * liqueur may get a sweetened cigar as well.
 */
function candidatesFor(drink: Drink, cigars: readonly Cigar[]): readonly number[] {
  const { all, handRolled, plain, bodies } = candidatesOf(cigars)
  const isForbidden = degrees.map(body => isForbiddenPair({ body }, drink))
  const isSuitable = (index: number) => !isForbidden[bodies[index]! - 1]
  const offered = (wantsSweetened(drink) ? handRolled : plain).filter(isSuitable)
  if (offered.length > 0) return offered
  const suitable = all.filter(isSuitable)
  return suitable.length > 0 ? suitable : all
}

const degrees: readonly Degree[] = [1, 2, 3, 4, 5]

/** Indexes of the cigars that may be offered beside some drink, and the body of each cigar. */
const candidatesOf = memoizeByObject((cigars: readonly Cigar[]) => {
  const all = [...cigars.keys()]
  const handRolled = all.filter(index => !isMachineMade(cigars[index]!))
  const plain = handRolled.filter(index => !isSweetened(cigars[index]!))
  return { all, handRolled, plain, bodies: cigars.map(({ body }) => body) }
})

function wantsSweetened({ kind, sweetness, style }: Drink): boolean {
  return kind === 'spirit' && sweetness >= 4 && /coffee|cream|liqueur/.test(style)
}

/** Enough to spread them over makers and strengths; ranking all lines would take most of the time of a request. */
const maxCandidates = 300
const maxScore = 100

/** Indexes of the highest scores, with all that score as much as the last of them. */
function highest(indexes: readonly number[], scores: Int16Array): readonly number[] {
  if (indexes.length <= maxCandidates) return indexes
  const counts = new Uint16Array(maxScore + 1)
  for (const index of indexes) counts[scores[index]!]!++
  let least = maxScore
  for (let count = counts[least]!; count < maxCandidates; count += counts[least]!) least--
  return indexes.filter(index => scores[index]! >= least)
}

/** Within about eight points of the score, a well-known cigar comes before an obscure one. */
const pointsOfFame = 1.5
/** Among equally known cigars, a stable turn for each drink. */
const pointsOfTurn = 1.4

function rankOf(score: number, fame: number, drink: Drink, cigar: Cigar): number {
  const turn = (stableHash(`${drink.id} ${cigar.id}`) % 1000) / 1000
  return score + pointsOfFame * fame + pointsOfTurn * turn
}

interface Candidate {
  index: number
  score: number
  cigar: Cigar
  rank: number
}

/** Best first, one per maker. */
function bestOfMakers(candidates: readonly Candidate[]): Candidate[] {
  const bestByMaker = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const best = bestByMaker.get(candidate.cigar.brand)
    if (!best || candidate.rank > best.rank) bestByMaker.set(candidate.cigar.brand, candidate)
  }
  return [...bestByMaker.values()].sort((a, b) => b.rank - a.rank)
}

/** A cigar of another strength or price is worth this many points. */
const maxSpread = 14

/** One mild, one medium, one full in turn, as long as each scores nearly as much as the best. Of candidates, best first. */
function spread(candidates: readonly Candidate[], count: number): Candidate[] {
  const chosen: Candidate[] = []
  const rest = [...candidates]
  const least = (candidates[0]?.rank ?? 0) - maxSpread
  while (chosen.length < count && rest.length > 0) {
    const good = rest.filter(({ rank }) => rank >= least)
    const next = good.length > 0 ? mostDifferent(good, chosen) : rest[0]!
    chosen.push(next)
    rest.splice(rest.indexOf(next), 1)
  }
  return chosen
}

/** A cigar of another price is worth this many points. */
const pointsOfPrice = 3

/** Of a weight that is rarest among the chosen, then of a price that is, as long as it is not much less known or worse. */
function mostDifferent(candidates: readonly Candidate[], chosen: readonly Candidate[]): Candidate {
  const ofWeight = (weight: string) => chosen.filter(({ cigar }) => weightOf(cigar.body) === weight).length
  const ofPrice = (price: Cigar['price']) => chosen.filter(({ cigar }) => cigar.price === price).length
  const sameness = ({ cigar, rank }: Candidate) =>
    maxSpread * ofWeight(weightOf(cigar.body)) + pointsOfPrice * ofPrice(cigar.price) - rank
  return candidates.reduce((best, each) => (sameness(each) < sameness(best) ? each : best))
}

function weightOf(body: Degree): 'mild' | 'medium' | 'full' {
  if (body <= 2) return 'mild'
  return body === 3 ? 'medium' : 'full'
}

const profilesOf = memoizeByObject((cigars: readonly Cigar[]) =>
  cigars.map(cigar => profileOf(cigar, undefined, [])),
)
