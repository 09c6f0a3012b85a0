import { type FamilyOf, noteProfileOf } from './flavor.rules.ts'
import { complementPoints, leadingFamilies, relatedPoints, sharedPoints } from './flavor-principles.rules.ts'

type Notes = readonly string[]
export type Side = 'cigar' | 'drink'

/** The entries of a list that have a note, or a note in a row of complements. */
interface Postings {
  entries: number[]
  loudnesses: number[]
  notes: number[]
}

/** The notes of a list of cigars or of drinks, so that ranking walks through few numbers. */
export interface FlavorIndex {
  side: Side
  byNote: (Postings | undefined)[]
  byRow: (Postings | undefined)[]
  /** For each entry, the families of its leading notes as bits. */
  leadingFamilies: readonly (readonly number[])[]
}

export function buildFlavorIndex(side: Side, lists: readonly Notes[], familyOf: FamilyOf): FlavorIndex {
  const index: FlavorIndex = {
    side,
    byNote: [],
    byRow: [],
    leadingFamilies: lists.map(notes => leadingFamilies(notes, familyOf).map(bitOf)),
  }
  const add = (
    postings: (Postings | undefined)[],
    at: number,
    entry: number,
    loudness: number,
    note: number,
  ) => {
    postings[at] ??= { entries: [], loudnesses: [], notes: [] }
    postings[at].entries.push(entry)
    postings[at].loudnesses.push(loudness)
    postings[at].notes.push(note)
  }
  lists.forEach((notes, at) => {
    const { numbers, loudnesses } = noteProfileOf(notes)
    for (const [position, note] of numbers.entries()) add(index.byNote, note, at, loudnesses[position]!, note)
    for (const { row, loudness, number } of rowsOf(notes, side)) add(index.byRow, row, at, loudness, number)
  })
  return index
}

/** The rows of the table of complements in which the list has a note on this side. */
function rowsOf(notes: Notes, side: Side) {
  const { asCigar, asDrink } = noteProfileOf(notes)
  return side === 'cigar' ? asCigar : asDrink.filter(entry => entry !== undefined)
}

const bitByFamily = new Map<string, number>()

function bitOf(family: string): number {
  const bit = bitByFamily.get(family) ?? 1 << bitByFamily.size
  bitByFamily.set(family, bit)
  return bit
}

/** Adds the points of both flavor principles with the notes of the other side, in the order of the list. */
export function addFlavorPoints(
  points: Int16Array,
  notes: Notes,
  { side, byNote, byRow, leadingFamilies: familiesByEntry }: FlavorIndex,
  familyOf: FamilyOf,
): void {
  const { numbers, loudnesses } = noteProfileOf(notes)
  const [shared, first, second, third] = emptySums(points.length)
  for (const [position, note] of numbers.entries()) {
    const postings = byNote[note]
    if (postings) addLoudness(shared, postings, loudnesses[position]!)
  }
  for (const { row, number, loudness } of rowsOf(notes, side === 'cigar' ? 'drink' : 'cigar')) {
    const postings = byRow[row]
    if (postings) selectLoudest([first, second, third], postings, loudness, number)
  }
  const families = leadingFamilies(notes, familyOf).map(bitOf)
  for (let at = 0; at < points.length; at++) {
    points[at]! +=
      shared[at]! > 0
        ? Math.round(sharedPoints(shared[at]!))
        : Math.round(
            relatedPoints(
              side === 'cigar'
                ? countRelated(familiesByEntry[at]!, families)
                : countRelated(families, familiesByEntry[at]!),
            ),
          )
    if (first[at]! > 0) points[at]! += Math.round(complementPoints(first[at]!))
    if (second[at]! > 0) points[at]! += Math.round(complementPoints(second[at]!))
    if (third[at]! > 0) points[at]! += Math.round(complementPoints(third[at]!))
  }
}

/** How many leading notes of the drink are of a family among the leading notes of the cigar. */
function countRelated(cigar: readonly number[], drink: readonly number[]): number {
  let [count, bits] = [0, 0]
  for (const bit of cigar) bits |= bit
  for (const bit of drink) if ((bits & bit) !== 0) count++
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

function addLoudness(sums: Float64Array, { entries, loudnesses }: Postings, loudness: number): void {
  for (let index = 0; index < entries.length; index++) sums[entries[index]!]! += loudness * loudnesses[index]!
}

/** A note does not complement itself. */
function selectLoudest(
  [first, second, third]: readonly [Float64Array, Float64Array, Float64Array],
  { entries, loudnesses, notes }: Postings,
  loudness: number,
  note: number,
): void {
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index]!
    const product = loudness * loudnesses[index]!
    if (product <= third[entry]! || notes[index] === note) continue
    if (product <= second[entry]!) third[entry] = product
    else {
      third[entry] = second[entry]!
      if (product > first[entry]!) {
        second[entry] = first[entry]!
        first[entry] = product
      } else second[entry] = product
    }
  }
}
