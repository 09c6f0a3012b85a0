import { Recent } from '#platform/server/recent.ts'
import type { Catalogue, NoteFamily } from '../catalogue.contract.ts'
import { type CigarIndex, indexCigars } from '../cigar-index.rules.ts'
import { longestCigarName, type Recognition, recogniseCigar } from '../recognition.rules.ts'
import { readCatalogue } from './read-catalogue.ts'

/** The catalogue in memory, with what other features ask of it. */
export interface HouseCatalogue extends Catalogue {
  /** Lines that somebody may mean by this text, best first, at most `limit`. */
  recognise(text: string, limit: number): Recognition
  familyOf(note: string): NoteFamily
  labelOf(note: string): string
}

/** People ask for the same few thousand cigars. */
const remembered = 4000

export function openHouseCatalogue(directory: string): HouseCatalogue {
  const catalogue = readCatalogue(directory)
  const index: CigarIndex = indexCigars(catalogue)
  const recent = new Recent<Recognition>(remembered)
  return {
    ...catalogue,
    familyOf: note => catalogue.notesById.get(note)!.family,
    labelOf: note => catalogue.notesById.get(note)!.label,
    recognise: (text, limit) =>
      recent.recall(`${limit} ${text.slice(0, longestCigarName + 1)}`, () =>
        recogniseCigar(index, text, limit),
      ),
  }
}
