import type { NoteFamily } from '#features/catalogue/catalogue.contract.ts'
import { answers } from './answers.rules.ts'

type Notes = readonly string[]
export type FamilyOf = (note: string) => NoteFamily

/** Leading notes speak louder: 1, .85, .7, .55, .45, .4 by their place in the list. */
const loudness = [1, 0.85, 0.7, 0.55, 0.45, 0.4]

/** A note that speaks in a row of `answers`, and how loud it is. */
interface Speaker {
  row: number
  note: string
  loudness: number
}

/** A list of notes, read once: ranking asks for each of them hundreds of times a question. */
interface Taste {
  loudnessByNote: ReadonlyMap<string, number>
  /** The loudest note on the cigar's side of those rows where it has one. */
  asCigar: readonly Speaker[]
  /** The same on the drink's side, by row. */
  asDrink: readonly (Speaker | undefined)[]
  /** How loud the drink replies in each row; 0 where it has nothing to say. */
  replies: Float64Array
}

const tasteByNotes = new WeakMap<Notes, Taste>()

function tasteOf(notes: Notes): Taste {
  const known = tasteByNotes.get(notes)
  if (known) return known
  const loudnessByNote = new Map(notes.map((note, place) => [note, loudness[place] ?? 0.35]))
  const speakers = (side: 'cigar' | 'drink') =>
    answers.map((answer, row) => {
      const note = notes.find(each => answer[side].includes(each))
      return note === undefined ? undefined : { row, note, loudness: loudnessByNote.get(note)! }
    })
  const asDrink = speakers('drink')
  const taste: Taste = {
    loudnessByNote,
    asCigar: speakers('cigar').filter(speaker => speaker !== undefined),
    asDrink,
    replies: Float64Array.from(asDrink, speaker => speaker?.loudness ?? 0),
  }
  tasteByNotes.set(notes, taste)
  return taste
}

export function loudnessOf(notes: Notes, note: string): number {
  return tasteOf(notes).loudnessByNote.get(note) ?? 0
}

/** The radar's axes; leaf (hay, tea, herbs) is drawn with wood, where a taster would look for it. */
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

/** Eight values from 0 to 1, each the sum of what its family contributes, never quite nothing and never off the dial. */
export function flavourShapeOf(
  notes: Notes,
  familyOf: FamilyOf,
  extra: Partial<Record<NoteFamily, number>>,
): number[] {
  const sums = Array<number>(8).fill(0.14)
  for (const note of notes) sums[axisByFamily[familyOf(note)]]! += 0.52 * loudnessOf(notes, note)
  for (const [family, amount] of Object.entries(extra)) sums[axisByFamily[family as NoteFamily]]! += amount
  return sums.map(sum => Math.round(Math.min(0.97, sum) * 100) / 100)
}

/** Notes of both, the louder together first. */
export function sharedNotes(a: Notes, b: Notes): string[] {
  const other = tasteOf(b).loudnessByNote
  const shared = a.filter(note => other.has(note))
  return shared.length < 2
    ? shared
    : shared.sort((x, y) => togetherLoud(a, y, b, y) - togetherLoud(a, x, b, x))
}

export interface Answering {
  cigarNote: string
  drinkNote: string
  how: string
  loudness: number
}

/** How the drink replies to the cigar, loudest first; each reply is counted once. */
export function answeringNotes(cigar: Notes, drink: Notes): Answering[] {
  const { asDrink } = tasteOf(drink)
  const replies: Answering[] = []
  for (const said of tasteOf(cigar).asCigar) {
    const reply = asDrink[said.row]
    if (!reply || reply.note === said.note) continue
    const { how } = answers[said.row]!
    replies.push({
      cigarNote: said.note,
      drinkNote: reply.note,
      how,
      loudness: said.loudness * reply.loudness,
    })
  }
  return replies.length < 2 ? replies : replies.sort(byLoudness)
}

/** How loud the three loudest replies are, without their notes. */
export function loudestReplies(cigar: Notes, drink: Notes): readonly [number, number, number] {
  const { replies, asDrink } = tasteOf(drink)
  let [first, second, third] = [0, 0, 0]
  for (const { row, note, loudness } of tasteOf(cigar).asCigar) {
    const loud = loudness * replies[row]!
    if (loud <= third || asDrink[row]!.note === note) continue
    if (loud > first) [first, second, third] = [loud, first, second]
    else if (loud > second) [second, third] = [loud, second]
    else third = loud
  }
  return [first, second, third]
}

function byLoudness(a: Answering, b: Answering): number {
  return b.loudness - a.loudness || (a.how < b.how ? -1 : 1)
}

/** How loud the notes of both are, taken together. */
export function sharedLoudness(a: Notes, b: Notes): number {
  const other = tasteOf(b).loudnessByNote
  let sum = 0
  for (const [note, loud] of tasteOf(a).loudnessByNote) sum += loud * (other.get(note) ?? 0)
  return sum
}

function togetherLoud(a: Notes, x: string, b: Notes, y: string): number {
  return loudnessOf(a, x) * loudnessOf(b, y)
}
