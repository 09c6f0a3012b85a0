import type { Drink, DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import type { Knowledge } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { publishedSharesOf } from './published-shares.rules.ts'
import { familyPointsOf, type RankedDrink } from './scoring.rules.ts'

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

/** Best first. */
export function rankFamilies(
  ranked: readonly RankedDrink[],
  cigar: CigarProfile,
  knowledge: Knowledge,
): RankedFamily[] {
  return [...byFamily(ranked)]
    .map(([family, bottles]) => {
      const best = bottles.slice(0, bestCountOf(family, bottles.length))
      const own = familyPointsOf({ cigar, drink: best[0]!.drink, ...knowledge })
      const mean = best.reduce((sum, { points }) => sum + points, 0) / best.length
      return { family, bottles, strength: own.exact + fitWeight * (mean - own.rounded) }
    })
    .sort((a, b) => b.strength - a.strength || (a.family < b.family ? -1 : 1))
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

/** Nobody tastes a few points of a hundred: bottles this close take turns. */
const turnMargin = 14
/** Points behind the best that make a turn e times as rare. */
const turnScale = 8

/** Stable for each cigar. Of bottles, best first. */
function takeTurn(bottles: readonly RankedDrink[], cigar: CigarProfile, occasion: string): RankedDrink {
  const best = bottles[0]!.points
  const close = bottles.filter(({ points }) => points >= best - turnMargin)
  const shares = close.map(({ points }) => Math.exp((points - best) / turnScale))
  const sum = shares.reduce((total, share) => total + share, 0)
  let rest = ((hashOf(occasion, cigar) % turns) / turns) * sum
  for (const [at, bottle] of close.entries()) {
    rest -= shares[at]!
    if (rest < 0) return bottle
  }
  return close[0]!
}

const turns = 9973

function hashOf(occasion: string, { brand, line }: CigarProfile): number {
  return stableHash(`${occasion} ${brand} ${line}`)
}

/** On any well-kept shelf, at a price that an evening bears. */
const isOrderable = ({ price, availability }: Drink) => availability === 'usual' && price !== '$$$$'
const isTrophy = ({ price, availability }: Drink) =>
  price === '$$$$' || availability === 'rare' || availability === 'not-in-us'

/** 0 may be poured first, 1 second, 2 only third. */
export function placeOf(drink: Drink): number {
  if (isTrophy(drink)) return 2
  return isOrderable(drink) ? 0 : 1
}

/**
 * One bottle of each family, best first. The first can be ordered in any good shop; a bottle that takes a search comes
 * second at best, a trophy third: they are chosen only if they score no higher than the bottles before them.
 */
export function chooseBottles(families: readonly RankedFamily[], cigar: CigarProfile): RankedDrink[] {
  const chosen: RankedDrink[] = []
  for (const { family, bottles } of families) {
    const limits = limitsOf(chosen)
    const suitable = bottles.filter(({ drink, points }) => points <= limits[placeOf(drink)]!)
    chosen.push(takeTurn(suitable.length > 0 ? suitable : bottles, cigar, family))
  }
  return chosen.sort((a, b) => b.points - a.points || placeOf(a.drink) - placeOf(b.drink))
}

/** The highest points for a bottle of each place. */
function limitsOf(chosen: readonly RankedDrink[]): number[] {
  const points = chosen.map(each => each.points)
  const none = Number.NEGATIVE_INFINITY
  return [Number.POSITIVE_INFINITY, points[0] ?? none, points.length >= 2 ? Math.min(...points) : none]
}
