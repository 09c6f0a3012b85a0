import type { Catalogue, NoteFamily } from '../catalogue.contract.ts'
import { type CigarIndex, indexCigars } from '../cigar-index.rules.ts'
import { type Recognition, recogniseCigar } from '../recognition.rules.ts'
import { readCatalogue } from './read-catalogue.ts'

/** The catalogue in memory, with what other features ask of it. */
export interface HouseCatalogue extends Catalogue {
  /** Lines that somebody may mean by this text, best first, at most `limit`. */
  recognise(text: string, limit: number): Recognition
  familyOf(note: string): NoteFamily
  labelOf(note: string): string
}

/** How many different texts are remembered; people ask for the same few hundred cigars. */
const remembered = 2000
const mostMatches = 50

export function openHouseCatalogue(directory: string): HouseCatalogue {
  const catalogue = readCatalogue(directory)
  const index: CigarIndex = indexCigars(catalogue)
  const recent = new Map<string, Recognition>()
  return {
    ...catalogue,
    familyOf: note => catalogue.notesById.get(note)!.family,
    labelOf: note => catalogue.notesById.get(note)!.label,
    recognise(text, limit) {
      const known = recent.get(text) ?? recogniseCigar(index, text, mostMatches)
      remember(recent, text, known)
      return { ...known, matches: known.matches.slice(0, limit) }
    },
  }
}

/** Keeps the latest `remembered` answers: an entry that is used moves to the end, the oldest goes. */
function remember(recent: Map<string, Recognition>, text: string, recognition: Recognition): void {
  recent.delete(text)
  recent.set(text, recognition)
  if (recent.size > remembered) recent.delete(recent.keys().next().value!)
}
