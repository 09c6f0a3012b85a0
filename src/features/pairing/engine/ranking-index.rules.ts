import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { buildFlavorIndex, type FlavorIndex } from './flavor-index.rules.ts'
import type { Knowledge } from './pair.rules.ts'

/** A list of drinks, prepared for ranking. */
export interface RankingIndex {
  /** What the cached points rest on. */
  matches: Knowledge['matches']
  flavors: FlavorIndex
  /** In the order of their ids. */
  drinksById: readonly Drink[]
  /** For each drink, its position in `drinksById`. */
  positions: Int16Array
  /** Points of the principles that do not read flavors, by the traits of a cigar that they read. */
  pointsByTraits: Map<string, Int16Array>
}

const indexes = new WeakMap<readonly Drink[], RankingIndex>()
const seenOnce = new WeakSet<readonly Drink[]>()

/** Undefined for a list that was not ranked before: an index is built only for lists that come again. */
export function rankingIndexOf(drinks: readonly Drink[], knowledge: Knowledge): RankingIndex | undefined {
  const existing = indexes.get(drinks)
  if (existing?.matches === knowledge.matches) return existing
  if (!seenOnce.has(drinks)) {
    seenOnce.add(drinks)
    return undefined
  }
  const index = buildIndex(drinks, knowledge)
  indexes.set(drinks, index)
  return index
}

function buildIndex(drinks: readonly Drink[], { familyOf, matches }: Knowledge): RankingIndex {
  const drinksById = [...drinks].sort((a, b) => (a.id < b.id ? -1 : 1))
  const positionByDrink = new Map(drinksById.map((drink, position) => [drink, position]))
  return {
    matches,
    flavors: buildFlavorIndex(
      'drink',
      drinks.map(({ notes }) => notes),
      familyOf,
    ),
    drinksById,
    positions: Int16Array.from(drinks, drink => positionByDrink.get(drink)!),
    pointsByTraits: new Map(),
  }
}
