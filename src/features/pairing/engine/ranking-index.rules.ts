import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { type FamilyOf, noteProfileOf } from './flavor.rules.ts'
import { complementPoints, leadingFamilies, relatedPoints, sharedPoints } from './flavor-principles.rules.ts'

type Notes = readonly string[]

/** The drinks that have a note, or a note in a row of complements. */
interface Postings {
  drinks: number[]
  loudnesses: number[]
  notes: number[]
}

/** A list of drinks by note and by row of complements, so that ranking walks through few numbers. */
export interface RankingIndex {
  byNote: (Postings | undefined)[]
  byRow: (Postings | undefined)[]
  /** For each drink, the families of its leading notes as bits. */
  leadingFamilies: readonly (readonly number[])[]
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
export function rankingIndexOf(drinks: readonly Drink[], familyOf: FamilyOf): RankingIndex | undefined {
  const existing = indexes.get(drinks)
  if (existing || !seenOnce.has(drinks)) {
    seenOnce.add(drinks)
    return existing
  }
  const index = buildIndex(drinks, familyOf)
  indexes.set(drinks, index)
  return index
}

function buildIndex(drinks: readonly Drink[], familyOf: FamilyOf): RankingIndex {
  const drinksById = [...drinks].sort((a, b) => (a.id < b.id ? -1 : 1))
  const positionByDrink = new Map(drinksById.map((drink, position) => [drink, position]))
  const index: RankingIndex = {
    byNote: [],
    byRow: [],
    leadingFamilies: drinks.map(({ notes }) => leadingFamilies(notes, familyOf).map(bitOf)),
    drinksById,
    positions: Int16Array.from(drinks, drink => positionByDrink.get(drink)!),
    pointsByTraits: new Map(),
  }
  const add = (
    lists: (Postings | undefined)[],
    at: number,
    drink: number,
    loudness: number,
    note: number,
  ) => {
    lists[at] ??= { drinks: [], loudnesses: [], notes: [] }
    lists[at].drinks.push(drink)
    lists[at].loudnesses.push(loudness)
    lists[at].notes.push(note)
  }
  drinks.forEach((drink, at) => {
    const { numbers, loudnesses, asDrink } = noteProfileOf(drink.notes)
    for (const [position, note] of numbers.entries()) add(index.byNote, note, at, loudnesses[position]!, note)
    for (const entry of asDrink) if (entry) add(index.byRow, entry.row, at, entry.loudness, entry.number)
  })
  return index
}

const bitByFamily = new Map<string, number>()

function bitOf(family: string): number {
  const bit = bitByFamily.get(family) ?? 1 << bitByFamily.size
  bitByFamily.set(family, bit)
  return bit
}

/** Adds the points of both flavor principles, in the order of the drinks. */
export function addFlavorPoints(
  points: Int16Array,
  notes: Notes,
  { byNote, byRow, leadingFamilies: familiesByDrink }: RankingIndex,
  familyOf: FamilyOf,
): void {
  const { numbers, loudnesses, asCigar } = noteProfileOf(notes)
  const [shared, first, second, third] = emptySums(points.length)
  for (const [position, note] of numbers.entries()) {
    const postings = byNote[note]
    if (postings) addLoudness(shared, postings, loudnesses[position]!)
  }
  for (const { row, number, loudness } of asCigar) {
    const postings = byRow[row]
    if (postings) selectLoudest([first, second, third], postings, loudness, number)
  }
  const cigarFamilies = leadingFamilies(notes, familyOf).reduce((bits, family) => bits | bitOf(family), 0)
  for (let at = 0; at < points.length; at++) {
    points[at]! +=
      shared[at]! > 0
        ? Math.round(sharedPoints(shared[at]!))
        : Math.round(relatedPoints(countBits(cigarFamilies, familiesByDrink[at]!)))
    if (first[at]! > 0) points[at]! += Math.round(complementPoints(first[at]!))
    if (second[at]! > 0) points[at]! += Math.round(complementPoints(second[at]!))
    if (third[at]! > 0) points[at]! += Math.round(complementPoints(third[at]!))
  }
}

function countBits(bits: number, among: readonly number[]): number {
  let count = 0
  for (const bit of among) if ((bits & bit) !== 0) count++
  return count
}

type Sums = [Float64Array, Float64Array, Float64Array, Float64Array]
let sums: Sums = createSums(0)

function createSums(length: number): Sums {
  return [
    new Float64Array(length),
    new Float64Array(length),
    new Float64Array(length),
    new Float64Array(length),
  ]
}

/** Four arrays of zeros, valid until the next call. */
function emptySums(length: number): Sums {
  if (sums[0].length < length) sums = createSums(length)
  else for (const array of sums) array.fill(0, 0, length)
  return sums
}

function addLoudness(sums: Float64Array, { drinks, loudnesses }: Postings, loudness: number): void {
  for (let index = 0; index < drinks.length; index++) sums[drinks[index]!]! += loudness * loudnesses[index]!
}

/** A note does not complement itself. */
function selectLoudest(
  [first, second, third]: readonly [Float64Array, Float64Array, Float64Array],
  { drinks, loudnesses, notes }: Postings,
  loudness: number,
  note: number,
): void {
  for (let index = 0; index < drinks.length; index++) {
    const drink = drinks[index]!
    const product = loudness * loudnesses[index]!
    if (product <= third[drink]! || notes[index] === note) continue
    if (product <= second[drink]!) third[drink] = product
    else {
      third[drink] = second[drink]!
      if (product > first[drink]!) {
        second[drink] = first[drink]!
        first[drink] = product
      } else second[drink] = product
    }
  }
}
