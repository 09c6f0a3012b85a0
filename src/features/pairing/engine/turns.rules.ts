import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import { inferProfile, notesByLeaf } from './inferred-profile.rules.ts'
import type { Knowledge } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { type RankedDrink, rankDrinks } from './scoring.rules.ts'

// Bottles of one family that are nearly as good take turns, so that no bottle is poured beside every other cigar.

/** Nobody tastes a few points of a hundred: bottles this close take turns. */
const turnMargin = 14
/** Bottles this close are as good as the best; cups differ less than bottles. */
const equalMargin = { spirit: 9, wine: 9, mocktail: 13 } as const
/** Of the others, points that make a turn e times as rare. */
const turnScale = 7

const turns = 9973

export function hashOf(occasion: string, { brand, line }: Pick<CigarProfile, 'brand' | 'line'>): number {
  return stableHash(`${occasion} ${brand} ${line}`)
}

/** On any well-kept shelf, at a price that an evening bears. */
export const isOrderable = ({ price, availability }: Drink) => availability === 'usual' && price !== '$$$$'

/** How often an orderable bottle has its turn beside typical cigars, as a share of the turns of its family. */
export type Popularity = ReadonlyMap<Drink, number>
export const noPopularity: Popularity = new Map()

/** Stable for each cigar. Of bottles of one family, best first. */
export function takeTurn(
  bottles: readonly RankedDrink[],
  cigar: CigarProfile,
  occasion: string,
  popularity: Popularity,
): RankedDrink {
  const close = closeOnes(bottles)
  const shares = turnShares(close).map((share, at) => share * rarityOf(popularity.get(close[at]!.drink)))
  const sum = shares.reduce((total, share) => total + share, 0)
  let rest = ((hashOf(occasion, cigar) % turns) / turns) * sum
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
    if (close.length > 0 && bottle.points < close[0]!.points - turnMargin) break
    if (isSuitable(bottle)) close.push(bottle)
  }
  return close
}

function turnShares(close: readonly RankedDrink[]): number[] {
  const [{ drink, points: best }] = close as [RankedDrink, ...RankedDrink[]]
  const least = best - equalMargin[drink.kind]
  return close.map(({ points }) => Math.exp(Math.min(0, points - least) / turnScale))
}

/** A bottle with a tenth of all turns is picked a fifth as often as it would be without them. */
const rarityOf = (share = 0) => 1 / (1 + 40 * share)

/** A short list, such as a bar, has no bottles to spare. */
const minDrinks = 100
const byDrinks = new WeakMap<readonly Drink[], Popularity>()

export function popularityOf(drinks: readonly Drink[], knowledge: Knowledge): Popularity {
  if (drinks.length < minDrinks) return noPopularity
  const known = byDrinks.get(drinks) ?? countTurns(drinks, knowledge)
  byDrinks.set(drinks, known)
  return known
}

function countTurns(drinks: readonly Drink[], knowledge: Knowledge): Popularity {
  const cigars = typicalCigars()
  const popularity = new Map<Drink, number>()
  for (const cigar of cigars) {
    const ranked = rankDrinks(cigar, drinks, knowledge)
    for (const family of new Set(drinks.map(each => each.family))) {
      const own = ranked.filter(({ drink }) => drink.family === family && isOrderable(drink))
      if (own.length === 0) continue
      const close = closeOnes(own)
      const shares = turnShares(close)
      const sum = shares.reduce((total, share) => total + share, 0)
      for (const [at, { drink }] of close.entries())
        popularity.set(drink, (popularity.get(drink) ?? 0) + shares[at]! / sum / cigars.length)
    }
  }
  return popularity
}

/** One of each leaf, and the same leaves with the notes of others among theirs. */
function typicalCigars(): CigarProfile[] {
  const leaves = [...Object.keys(notesByLeaf).map(leaf => leaf.split('-')), ...cubans]
    .map(words => inferProfile({ words: [...words, 'cigar'], size: undefined }))
    .filter(profile => profile !== undefined)
  return leaves.flatMap((leaf, at) =>
    otherLeaves.map(step => {
      const { notes } = leaves[(at + step) % leaves.length]!
      return { ...leaf, notes: leaf.notes.flatMap((note, place) => [note, notes[place] ?? note]).slice(0, 5) }
    }),
  )
}

const cubans = [
  ['mild', 'cuban'],
  ['medium', 'cuban'],
  ['full', 'cuban'],
]
const otherLeaves = [0, 2, 3, 5, 7]
