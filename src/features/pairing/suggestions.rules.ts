import type { Cigar, Drink, DrinkKind } from '#features/catalogue/catalogue.contract.ts'
import type { Pair } from './pair.rules.ts'
import { type CigarProfile, profileOf } from './profile.rules.ts'
import {
  type OwnPrinciples,
  ownPointsCounter,
  pointsCounter,
  type RankedFamily,
  rankDrinks,
  rankFamilies,
  type Scored,
  scorePair,
  withinScale,
} from './scoring.rules.ts'

type Words = Pick<Pair, 'familyOf' | 'labelOf'>

/** How many drinks are suggested, each of another family. */
const suggested = 3

/**
 * Three drinks of one kind for a cigar, of its three best families, the highest score first; fewer where there are fewer
 * families. Somebody's own principles are asked like those of the house.
 */
export function suggestDrinks(
  cigar: CigarProfile,
  drinks: readonly Drink[],
  kind: DrinkKind,
  words: Words,
  own: OwnPrinciples = [],
): Scored[] {
  const ofKind = drinks.filter(drink => drink.kind === kind)
  return pourBest(cigar, rankFamilies(rankDrinks(cigar, ofKind, words, own), cigar), words, own)
}

function pourBest(
  cigar: CigarProfile,
  families: readonly RankedFamily[],
  { familyOf, labelOf }: Words,
  own: OwnPrinciples = [],
): Scored[] {
  return families
    .slice(0, suggested)
    .map(({ best }) => scorePair({ cigar, drink: best, familyOf, labelOf }, own))
    .sort((a, b) => b.score - a.score)
}

/** How much better a wine or a drink without alcohol has to be before the house pours it instead of a spirit. */
const lead = 5

/** Nobody has named a kind, so it is the usual one, spirit, unless something else is clearly better. */
export function suggestDrink(cigar: CigarProfile, drinks: readonly Drink[], words: Words): Scored {
  const families = rankFamilies(rankDrinks(cigar, drinks, words), cigar)
  const spirits = families.filter(({ best }) => best.kind === 'spirit')
  const [first] = families
  const isClearlyBetter = !spirits[0] || first!.points >= spirits[0].points + lead
  return pourBest(cigar, isClearlyBetter ? [first!] : spirits, words)[0]!
}

export interface ScoredCigar extends Omit<Scored, 'drink'> {
  cigar: Cigar
}

/** The other direction: lines for a drink, best first, one of each maker. */
export function suggestCigars(
  drink: Drink,
  cigars: readonly Cigar[],
  count: number,
  words: Words,
): ScoredCigar[] {
  return chooseCigars({ drink, cigars, points: pointsBeside(drink, cigars, words), count, words })
}

/** What the house gives each line beside a drink, in the order of the lines: the same for everybody, so worth keeping. */
export function pointsBeside(
  drink: Drink,
  cigars: readonly Cigar[],
  { familyOf, labelOf }: Words,
): Int16Array {
  const pointsOf = pointsCounter()
  return Int16Array.from(profilesOf(cigars), cigar => pointsOf({ cigar, drink, familyOf, labelOf }))
}

interface CigarChoice {
  drink: Drink
  cigars: readonly Cigar[]
  /** Of `pointsBeside`. */
  points: ArrayLike<number>
  count: number
  words: Words
  own?: OwnPrinciples
}

/** The best of these lines, one of each maker: by what the house gives each, and by somebody's own principles. */
export function chooseCigars({ drink, cigars, points, count, words, own = [] }: CigarChoice): ScoredCigar[] {
  const { familyOf, labelOf } = words
  const profiles = profilesOf(cigars)
  const pairOf = (at: number): Pair => ({ cigar: profiles[at]!, drink, familyOf, labelOf })
  const ownPointsOf = ownPointsCounter(own)
  const scores = Int16Array.from(points, (house, at) => withinScale(house + ownPointsOf(pairOf(at))))
  return bestOfMakers(cigars, scores, count).map(at => {
    const { score, reasons } = scorePair(pairOf(at), own)
    return { cigar: cigars[at]!, score, reasons }
  })
}

/** Places of the highest scores, one of each maker; equals by name, so that the same question has the same answer. */
function bestOfMakers(cigars: readonly Cigar[], scores: Int16Array, count: number): number[] {
  const bestByMaker = new Map<string, number>()
  const isBetter = (at: number, other: number) =>
    scores[at]! - scores[other]! || (cigars[at]!.id < cigars[other]!.id ? 1 : -1)
  cigars.forEach(({ brand }, at) => {
    const best = bestByMaker.get(brand)
    if (best === undefined || isBetter(at, best) > 0) bestByMaker.set(brand, at)
  })
  return [...bestByMaker.values()].sort((at, other) => isBetter(other, at)).slice(0, count)
}

const profilesByCigars = new WeakMap<readonly Cigar[], readonly CigarProfile[]>()

/** Each line in its usual size, read once for each list. */
function profilesOf(cigars: readonly Cigar[]): readonly CigarProfile[] {
  const known = profilesByCigars.get(cigars)
  if (known) return known
  const profiles = cigars.map(cigar => profileOf(cigar, undefined, []))
  profilesByCigars.set(cigars, profiles)
  return profiles
}
