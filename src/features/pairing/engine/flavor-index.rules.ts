import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { type FamilyOf, noteProfileOf } from './flavor.rules.ts'
import {
  complementPoints,
  leadingFamilies,
  relatedNoteCount,
  relatedPoints,
  sharedPoints,
} from './flavor-principles.rules.ts'

type Notes = readonly string[]

/** The drinks that have a note, or a note in a row of complements. */
interface Postings {
  drinks: number[]
  loudnesses: number[]
  notes: number[]
}

/** Notes of a list of drinks by note and by row of complements, so that ranking walks through few numbers. */
export interface FlavorIndex {
  byNote: (Postings | undefined)[]
  byRow: (Postings | undefined)[]
  families: (readonly string[])[]
  /** Points of whole pairs, by what they depend on. */
  pointsByCigar: Map<string, Int16Array>
}

const indexes = new WeakMap<readonly Drink[], FlavorIndex>()
const seenOnce = new WeakSet<readonly Drink[]>()

/** Undefined for a list that was not ranked before: an index is built only for lists that come again. */
export function flavorIndexOf(drinks: readonly Drink[], familyOf: FamilyOf): FlavorIndex | undefined {
  const existing = indexes.get(drinks)
  if (existing || !seenOnce.has(drinks)) {
    seenOnce.add(drinks)
    return existing
  }
  const index = buildIndex(drinks, familyOf)
  indexes.set(drinks, index)
  return index
}

function buildIndex(drinks: readonly Drink[], familyOf: FamilyOf): FlavorIndex {
  const index: FlavorIndex = { byNote: [], byRow: [], families: [], pointsByCigar: new Map() }
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
    index.families.push(leadingFamilies(drink.notes, familyOf))
  })
  return index
}

/** Points of both flavor principles, in the order of the drinks. */
export function flavorPointsOf(
  notes: Notes,
  { byNote, byRow, families }: FlavorIndex,
  familyOf: FamilyOf,
): Int16Array {
  const { numbers, loudnesses, asCigar } = noteProfileOf(notes)
  const shared = new Float64Array(families.length)
  numbers.forEach((note, position) => {
    const postings = byNote[note]
    if (postings) addLoudness(shared, postings, loudnesses[position]!)
  })
  const loudest = [shared, shared, shared].map(({ length }) => new Float64Array(length))
  for (const { row, number, loudness } of asCigar) {
    const postings = byRow[row]
    if (postings) selectLoudest(loudest, postings, loudness, number)
  }
  const cigarFamilies = leadingFamilies(notes, familyOf)
  return Int16Array.from(shared, (loudness, at) => {
    let points =
      loudness > 0
        ? Math.round(sharedPoints(loudness))
        : Math.round(relatedPoints(relatedNoteCount(cigarFamilies, families[at]!)))
    for (const ranked of loudest) if (ranked[at]! > 0) points += Math.round(complementPoints(ranked[at]!))
    return points
  })
}

function addLoudness(sums: Float64Array, { drinks, loudnesses }: Postings, loudness: number): void {
  for (let index = 0; index < drinks.length; index++) sums[drinks[index]!]! += loudness * loudnesses[index]!
}

/** A note does not complement itself. */
function selectLoudest(
  [first, second, third]: Float64Array[],
  { drinks, loudnesses, notes }: Postings,
  loudness: number,
  note: number,
): void {
  for (let index = 0; index < drinks.length; index++) {
    const drink = drinks[index]!
    const product = loudness * loudnesses[index]!
    if (product <= third![drink]! || notes[index] === note) continue
    if (product <= second![drink]!) third![drink] = product
    else {
      third![drink] = second![drink]!
      if (product > first![drink]!) {
        second![drink] = first![drink]!
        first![drink] = product
      } else second![drink] = product
    }
  }
}
