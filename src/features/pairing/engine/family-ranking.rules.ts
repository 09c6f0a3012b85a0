import type { Drink, DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { costGap } from './bottle-principles.rules.ts'
import { pointsOfEvidence } from './evidence-principles.rules.ts'
import { type IsFavored, placeOf } from './first-place.rules.ts'
import type { Knowledge } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { publishedSharesOf } from './published-shares.rules.ts'
import { familyPointsOf, type RankedDrink } from './scoring.rules.ts'
import { closeOnes, hashOf, type TurnWeights, takeTurn, turnMargin } from './turns.rules.ts'

export interface RankedFamily {
  family: DrinkFamily
  /** Best first. */
  bottles: readonly RankedDrink[]
  /** What speaks for the family: the published record, custom, and how well its best bottles fit. */
  strength: number
}

/** Only the best tenth counts, so that a family does not win by its number of bottles. */
const bestShare = 0.1
const minBestCount = 4

/** 'other-spirit' is a collection of small families, so it counts like one of them. */
function bestCountOf(family: DrinkFamily, bottles: number): number {
  return family === 'other-spirit' ? minBestCount : Math.max(minBestCount, Math.round(bottles * bestShare))
}

/** Of a point of a bottle, beside a point of its family. */
const fitWeight = 0.1

/**
 * Best first.
 * @param ownPointsOf what a member's ratings add to a drink: they count in full for its family as well
 */
export function rankFamilies(
  ranked: readonly RankedDrink[],
  cigar: CigarProfile,
  knowledge: Knowledge,
  ownPointsOf: (drink: Drink) => number = () => 0,
): RankedFamily[] {
  return [...byFamily(ranked)]
    .map(([family, bottles]) => {
      const best = bottles.slice(0, bestCountOf(family, bottles.length))
      const own = familyPointsOf({ cigar, drink: best[0]!.drink, ...knowledge })
      const mean = meanOf(best, ({ points }) => points)
      const taste = meanOf(best, ({ drink }) => ownPointsOf(drink))
      return { family, bottles, strength: own.exact + fitWeight * (mean - own.rounded) + taste }
    })
    .sort((a, b) => b.strength - a.strength || (a.family < b.family ? -1 : 1))
}

function meanOf(bottles: readonly RankedDrink[], figureOf: (bottle: RankedDrink) => number): number {
  return bottles.reduce((sum, bottle) => sum + figureOf(bottle), 0) / bottles.length
}

function byFamily(ranked: readonly RankedDrink[]): Map<DrinkFamily, RankedDrink[]> {
  const families = new Map<DrinkFamily, RankedDrink[]>()
  for (const entry of ranked) {
    const bottles = families.get(entry.drink.family)
    if (bottles) bottles.push(entry)
    else families.set(entry.drink.family, [entry])
  }
  return families
}

const chosenFamilies = 3
/** One cigar in this many gets a family that is poured less often as its third, in turn. */
const unusualThird = 5
/** With fewer published matches from its country, every cigar: nothing is usual yet. */
const minMatches = 20
/** A family with ten alternatives can spare it; with five or six, the third is as good a guess as the second. */
const minFamiliesForUnusual = 8
/** Its best bottle may be this far behind the best of all. */
const maxPointsBehind = 26

/** The three families to pour from, best first. */
export function chooseFamilies(
  families: readonly RankedFamily[],
  cigar: CigarProfile,
  { matches }: Pick<Knowledge, 'matches'>,
): RankedFamily[] {
  const usual = families.slice(0, chosenFamilies)
  if (families.length < minFamiliesForUnusual) return usual
  const hash = hashOf('unusual third', cigar)
  const { kind } = families[0]!.bottles[0]!.drink
  const known = publishedSharesOf(matches).matchesOfOrigin(cigar.country, kind)
  const isThin = cigar.country !== '' && known < minMatches
  if (!isThin && hash % unusualThird !== 0) return usual
  const best = Math.max(...families.map(({ bottles }) => bottles[0]!.points))
  const others = families
    .slice(chosenFamilies)
    .filter(({ bottles }) => bottles[0]!.points >= best - maxPointsBehind)
  if (others.length === 0) return usual
  return [...usual.slice(0, -1), others[Math.floor(hash / unusualThird) % others.length]!]
}

export interface BottleContext {
  weights: TurnWeights
  isFavored: IsFavored
}

/** A bottle that costs more than the cigar promises is first only if it leads the others by more than this. */
const clearLead = 6

/**
 * One bottle of each family, best first. The first can be ordered in any good shop and is nothing that the cigar refuses;
 * one that only comes second, a bottle that takes a search or a trophy is chosen only if it scores no higher than the
 * bottles before it. So families without a good bottle for the first place wait until the others have chosen.
 */
export function chooseBottles(
  families: readonly RankedFamily[],
  cigar: CigarProfile,
  { weights, isFavored }: BottleContext,
): RankedDrink[] {
  const chosen: RankedDrink[] = []
  const place = placesOf(families, cigar, isFavored)
  const canBeFirst = ({ bottles }: RankedFamily) =>
    bottles.some(bottle => place(bottle) === 0 && bottle.points >= bottles[0]!.points - turnMargin)
  const waiting = families.filter(each => !canBeFirst(each))
  for (const { family, bottles } of [...families.filter(each => !waiting.includes(each)), ...waiting]) {
    const limits = limitsOf(chosen)
    const suitable = closeOnes(bottles, bottle => bottle.points <= limits[place(bottle)]!)
    const candidates = worthwhile(suitable.length > 0 ? suitable : bottles, chosen, cigar)
    chosen.push(takeTurn(candidates, cigar, family, weights))
  }
  return chosen.sort((a, b) => b.points - a.points || place(a) - place(b))
}

/** A table wine is bought for the evening anyway, and a bitter beside an Italian cigar lasts for months. */
const isNeverDear = (family: DrinkFamily, { country }: CigarProfile) =>
  family === 'red' || family === 'white' || (family === 'other-spirit' && country === 'Italy')

function placesOf(families: readonly RankedFamily[], cigar: CigarProfile, isFavored: IsFavored) {
  const isDear = ({ drink }: RankedDrink) =>
    !isNeverDear(drink.family, cigar) && costGap(cigar, drink) >= 1 && !isFavored(drink)
  const ownPlaceOf = memoizeByObject((bottle: RankedDrink) => placeOf(bottle.drink, cigar, isFavored))
  const affordable = families.flatMap(
    ({ bottles }) => bottles.find(bottle => ownPlaceOf(bottle) === 0 && !isDear(bottle)) ?? [],
  )
  const best = Math.max(...affordable.map(({ points }) => points))
  return (bottle: RankedDrink): number => {
    const own = ownPlaceOf(bottle)
    return own === 0 && isDear(bottle) && bottle.points <= best + clearLead ? 1 : own
  }
}

/** Those that need not be left out as a poor third, if there are any. */
function worthwhile(
  bottles: readonly RankedDrink[],
  chosen: readonly RankedDrink[],
  cigar: CigarProfile,
): readonly RankedDrink[] {
  const best = Math.max(...chosen.map(({ points }) => points), bottles[0]!.points)
  const good = bottles.filter(bottle => !isPoorThird(bottle, best, cigar))
  return good.length > 0 ? good : bottles
}

const poorScore = { spirit: 50, wine: 40, mocktail: 40 } as const
/** From here on a pair is told as a fair match. */
export const fairScore = 58
const maxGapOfThird = 25

/** A third drink with so few points is left out. That a cigar is only inferred says nothing against the drink. */
export function isPoorThird({ drink, points }: RankedDrink, first: number, cigar: CigarProfile): boolean {
  const own = points - Math.min(0, pointsOfEvidence(cigar))
  return own < poorScore[drink.kind] || (own < fairScore && points < first - maxGapOfThird)
}

/** The highest points for a bottle of each place. */
function limitsOf(chosen: readonly RankedDrink[]): number[] {
  const points = chosen.map(each => each.points)
  const none = Number.NEGATIVE_INFINITY
  return [Number.POSITIVE_INFINITY, points[0] ?? none, points.length >= 2 ? Math.min(...points) : none, none]
}
