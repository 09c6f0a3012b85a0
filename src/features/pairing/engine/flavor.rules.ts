import type { NoteFamily } from '#features/catalogue/note.contract.ts'
import { flavorComplements } from './flavor-complements.rules.ts'

type Notes = readonly string[]
export type FamilyOf = (note: string) => NoteFamily

/** By position in the list: leading notes count more. */
const loudness = [1, 0.85, 0.7, 0.55, 0.45, 0.4]

/** The loudest note of a list that occurs in a row of the table of complements. */
interface TableEntry {
  row: number
  note: string
  /** Of the note. */
  number: number
  loudness: number
}

/** Computed once for a list of notes: ranking reads each list hundreds of times per request. */
interface NoteProfile {
  loudnessByNote: ReadonlyMap<string, number>
  /** The notes as numbers, and the loudness of each. */
  numbers: readonly number[]
  loudnesses: readonly number[]
  /** For the rows where it has a note on the cigar's side. */
  asCigar: readonly TableEntry[]
  /** The same on the drink's side, by row. */
  asDrink: readonly (TableEntry | undefined)[]
  /** Loudness on the drink's side by row; 0 where it has no note. */
  loudnessByRow: Float64Array
}

const profilesByNotes = new WeakMap<Notes, NoteProfile>()
const numbersByNote = new Map<string, number>()

function numberOf(note: string): number {
  const number = numbersByNote.get(note) ?? numbersByNote.size
  numbersByNote.set(note, number)
  return number
}

export function noteProfileOf(notes: Notes): NoteProfile {
  const cached = profilesByNotes.get(notes)
  if (cached) return cached
  const loudnessByNote = new Map(notes.map((note, index) => [note, loudness[index] ?? 0.35]))
  const speakers = (side: 'cigar' | 'drink') =>
    flavorComplements.map((answer, row) => {
      const note = notes.find(note => answer[side].includes(note))
      return note === undefined
        ? undefined
        : { row, note, number: numberOf(note), loudness: loudnessByNote.get(note)! }
    })
  const asDrink = speakers('drink')
  const profile: NoteProfile = {
    loudnessByNote,
    numbers: [...loudnessByNote.keys()].map(numberOf),
    loudnesses: [...loudnessByNote.values()],
    asCigar: speakers('cigar').filter(speaker => speaker !== undefined),
    asDrink,
    loudnessByRow: Float64Array.from(asDrink, speaker => speaker?.loudness ?? 0),
  }
  profilesByNotes.set(notes, profile)
  return profile
}

export function loudnessOf(notes: Notes, note: string): number {
  return noteProfileOf(notes).loudnessByNote.get(note) ?? 0
}

/** Axes of the radar. Leaf (hay, tea, herbs) shares an axis with wood, where a taster would look for it. */
const axisByFamily: Record<NoteFamily, number> = {
  earth: 0,
  wood: 1,
  leaf: 1,
  spice: 2,
  fruit: 3,
  sweet: 4,
  roast: 5,
  nut: 6,
  cream: 7,
}

/** Eight values between 0 and 1, each the sum of its family; never 0 and never full. */
export function flavorShapeOf(
  notes: Notes,
  familyOf: FamilyOf,
  extra: Partial<Record<NoteFamily, number>>,
): number[] {
  const sums = Array<number>(8).fill(0.14)
  for (const note of notes) sums[axisByFamily[familyOf(note)]]! += 0.52 * loudnessOf(notes, note)
  for (const [family, amount] of Object.entries(extra)) sums[axisByFamily[family as NoteFamily]]! += amount
  return sums.map(sum => Math.round(Math.min(0.97, sum) * 100) / 100)
}

/** The axes of the radar on which these notes lie, each once. */
export function axesOfNotes(notes: Notes, familyOf: FamilyOf): number[] {
  return [...new Set(notes.map(note => axisByFamily[familyOf(note)]))]
}

/** Sorted by combined loudness. */
export function sharedNotes(a: Notes, b: Notes): string[] {
  const loudnessByNote = noteProfileOf(b).loudnessByNote
  const shared = a.filter(note => loudnessByNote.has(note))
  return shared.length < 2
    ? shared
    : shared.sort((x, y) => combinedLoudness(a, y, b, y) - combinedLoudness(a, x, b, x))
}

export interface Complement {
  cigarNote: string
  drinkNote: string
  how: string
  loudness: number
}

/** Loudest first. */
export function complementsOf(cigar: Notes, drink: Notes): Complement[] {
  const { asDrink } = noteProfileOf(drink)
  const complements: Complement[] = []
  for (const cigarNote of noteProfileOf(cigar).asCigar) {
    const drinkNote = asDrink[cigarNote.row]
    if (!drinkNote || drinkNote.note === cigarNote.note) continue
    const { how } = flavorComplements[cigarNote.row]!
    complements.push({
      cigarNote: cigarNote.note,
      drinkNote: drinkNote.note,
      how,
      loudness: cigarNote.loudness * drinkNote.loudness,
    })
  }
  return complements.length < 2 ? complements : complements.sort(byLoudness)
}

/** Loudness of the three loudest, without their notes. */
export function loudestComplements(cigar: Notes, drink: Notes): readonly [number, number, number] {
  const { loudnessByRow, asDrink } = noteProfileOf(drink)
  let [first, second, third] = [0, 0, 0]
  for (const { row, note, loudness } of noteProfileOf(cigar).asCigar) {
    const product = loudness * loudnessByRow[row]!
    if (product <= third || asDrink[row]!.note === note) continue
    if (product > first) [first, second, third] = [product, first, second]
    else if (product > second) [second, third] = [product, second]
    else third = product
  }
  return [first, second, third]
}

function byLoudness(a: Complement, b: Complement): number {
  return b.loudness - a.loudness || (a.how < b.how ? -1 : 1)
}

export function sharedLoudness(a: Notes, b: Notes): number {
  const loudnessInB = noteProfileOf(b).loudnessByNote
  let sum = 0
  for (const [note, loudnessInA] of noteProfileOf(a).loudnessByNote)
    sum += loudnessInA * (loudnessInB.get(note) ?? 0)
  return sum
}

function combinedLoudness(a: Notes, x: string, b: Notes, y: string): number {
  return loudnessOf(a, x) * loudnessOf(b, y)
}
