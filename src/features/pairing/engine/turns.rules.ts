import type { Degree, Drink, DrinkFamily } from '#features/catalogue/catalogue.contract.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import { isOrderable, noneFavored, placeOf } from './first-place.rules.ts'
import { inferProfile, notesByLeaf } from './inferred-profile.rules.ts'
import type { Knowledge } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { type RankedDrink, rankDrinks } from './scoring.rules.ts'

// Bottles of one family that are nearly as good take turns, so that no bottle is poured beside every other cigar.

/** A few points of a hundred cannot be tasted: bottles this close take turns. */
export const turnMargin = 14
/** Bottles this close are as good as the best; cups differ less than bottles, and coffees least. */
const equalMargin = { spirit: 9, wine: 9, mocktail: 13 } as const
const coffeeMargins = { turn: 20, equal: 18 } as const

function marginsOf({ kind, family }: Drink): { turn: number; equal: number } {
  return family === 'coffee' ? coffeeMargins : { turn: turnMargin, equal: equalMargin[kind] }
}

/** Of the others, points that make a turn e times as rare. */
const turnScale = 7

/** In how many steps a hash is read as a share of 1. */
const hashSteps = 9973

export function hashOf(occasion: string, { brand, line }: Pick<CigarProfile, 'brand' | 'line'>): number {
  return stableHash(`${occasion} ${brand} ${line}`)
}

/** How much of its turns a bottle keeps, so that no bottle is poured beside every other cigar; 1 where it is missing. */
export type TurnWeights = ReadonlyMap<Drink, number>
export const noTurnWeights: TurnWeights = new Map()

/** Stable for each cigar. Of bottles of one family, best first. */
export function takeTurn(
  bottles: readonly RankedDrink[],
  cigar: CigarProfile,
  occasion: string,
  weights: TurnWeights,
): RankedDrink {
  const close = closeOnes(bottles)
  const shares = turnShares(close).map((share, at) => share * weightOf(close[at]!.drink, weights))
  const sum = shares.reduce((total, share) => total + share, 0)
  let rest = ((hashOf(occasion, cigar) % hashSteps) / hashSteps) * sum
  for (const [at, bottle] of close.entries()) {
    rest -= shares[at]!
    if (rest < 0) return bottle
  }
  return close[0]!
}

/** Those of the bottles, best first, that are nearly as good as the best of those that are suitable. */
export function closeOnes(
  bottles: readonly RankedDrink[],
  isSuitable: (bottle: RankedDrink) => boolean = () => true,
): RankedDrink[] {
  const close: RankedDrink[] = []
  for (const bottle of bottles) {
    if (close.length > 0 && bottle.points < close[0]!.points - marginsOf(bottle.drink).turn) break
    if (isSuitable(bottle)) close.push(bottle)
  }
  return close
}

function turnShares(close: readonly RankedDrink[]): number[] {
  const [{ drink, points: best }] = close as [RankedDrink, ...RankedDrink[]]
  const least = best - marginsOf(drink).equal
  return close.map(({ points }) => Math.exp(Math.min(0, points - least) / turnScale))
}

/** Of a bottle that takes a search. */
const weightOfSearch = 0.25

function weightOf(drink: Drink, weights: TurnWeights): number {
  return isOrderable(drink) ? (weights.get(drink) ?? 1) : weightOfSearch
}

/** A short list, such as a bar, has no bottles to spare. */
const minDrinks = 100
const byDrinks = new WeakMap<readonly Drink[], TurnWeights>()

export function turnWeightsOf(drinks: readonly Drink[], knowledge: Knowledge): TurnWeights {
  if (drinks.length < minDrinks) return noTurnWeights
  const known = byDrinks.get(drinks) ?? fitWeights(drinks, knowledge)
  byDrinks.set(drinks, known)
  return known
}

const rounds = 16
const [leastWeight, mostWeight] = [0.1, 3]

/** The more often a bottle has its turn beside typical cigars, beside the others of its family, the less it keeps. */
function fitWeights(drinks: readonly Drink[], knowledge: Knowledge): TurnWeights {
  const weights = new Map<Drink, number>()
  for (const occasions of occasionsByFamily(drinks, knowledge).values())
    for (let round = 0; round < rounds; round++) {
      const turns = countTurns(occasions, weights)
      const mean = occasions.length / turns.size
      for (const [drink, own] of turns) {
        const weight = (weights.get(drink) ?? 1) * Math.sqrt(mean / own)
        weights.set(drink, Math.min(mostWeight, Math.max(leastWeight, weight)))
      }
    }
  return weights
}

/** The bottles of a family that are close beside one cigar, with the share of the turns of each. */
type Occasion = readonly { drink: Drink; share: number }[]

function countTurns(occasions: readonly Occasion[], weights: TurnWeights): Map<Drink, number> {
  const turns = new Map<Drink, number>()
  for (const occasion of occasions) {
    const shares = occasion.map(({ drink, share }) => share * weightOf(drink, weights))
    const sum = shares.reduce((total, share) => total + share, 0)
    for (const [at, { drink }] of occasion.entries())
      turns.set(drink, (turns.get(drink) ?? 0) + shares[at]! / sum)
  }
  return turns
}

function occasionsByFamily(drinks: readonly Drink[], knowledge: Knowledge): Map<DrinkFamily, Occasion[]> {
  const occasions = new Map<DrinkFamily, Occasion[]>()
  for (const cigar of typicalCigars()) {
    const ranked = rankDrinks(cigar, drinks, knowledge).filter(({ drink }) => isOrderable(drink))
    for (const family of new Set(ranked.map(({ drink }) => drink.family))) {
      const own = ranked.filter(({ drink }) => drink.family === family)
      const firsts = own.filter(({ drink }) => placeOf(drink, cigar, noneFavored) === 0)
      const close = closeOnes(firsts.length > 0 ? firsts : own)
      const shares = turnShares(close)
      const occasion = close.map(({ drink }, at) => ({ drink, share: shares[at]! }))
      occasions.set(family, [...(occasions.get(family) ?? []), occasion])
    }
  }
  return occasions
}

/** One of each leaf, and the same leaves with the notes of others among theirs, some a little fuller: most cigars are. */
function typicalCigars(): CigarProfile[] {
  const leaves = [...Object.keys(notesByLeaf).map(leaf => leaf.split('-')), ...cubans]
    .map(words => inferProfile({ words: [...words, 'cigar'], size: undefined }))
    .filter(profile => profile !== undefined)
  return leaves.flatMap((leaf, at) =>
    variants.map(({ otherLeaf, isFuller }) => {
      const { notes } = leaves[(at + otherLeaf) % leaves.length]!
      return {
        ...leaf,
        body: isFuller ? fuller[leaf.body] : leaf.body,
        notes: leaf.notes.flatMap((note, place) => [note, notes[place] ?? note]).slice(0, 5),
      }
    }),
  )
}

const cubans = [
  ['mild', 'cuban'],
  ['medium', 'cuban'],
  ['full', 'cuban'],
]
const variants = [
  { otherLeaf: 0, isFuller: false },
  { otherLeaf: 2, isFuller: false },
  { otherLeaf: 3, isFuller: false },
  { otherLeaf: 5, isFuller: true },
  { otherLeaf: 7, isFuller: false },
] as const
const fuller: Record<Degree, Degree> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 5 }
