import type { CigarProfile, Pair } from '../engine/engine.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import { cigarSlots, nationality } from './spoken-cigar.rules.ts'
import { leadWith, noteSlots } from './spoken-notes.rules.ts'

/** What is known of the cigar: leaf, country, weight, notes. A cigar outside the catalogue is never told as if it were known. */
export function composeCigarFacts(
  { cigar, labelOf }: Pair,
  picker: PhrasePicker,
  told: readonly string[] = [],
): string {
  const slots = {
    ...cigarSlots(cigar),
    ...noteSlots(leadWith(cigar.notes, told), labelOf, 'n'),
    make: cigar.make,
  }
  return picker.pickSentence('cigar-facts', cigar.isInferred ? unlistedKey(cigar) : cigarKey(cigar), {
    slots,
  })
}

function cigarKey(cigar: CigarProfile): string {
  const { make, country, wrapper } = cigar
  if (make === 'machine-made' || make === 'tipped') return 'machine'
  if (make === 'pipe-tobacco') return 'pipe'
  if (make && make !== 'handmade') return 'flavored'
  if (country === 'Cuba' && wrapper.startsWith('Cuban')) return 'cuban'
  if (!cigarSlots(cigar).leaf) return 'noleaf'
  const nation = nationality(country)
  return nation && wrapper.startsWith(nation) ? 'home' : 'abroad'
}

/** Natural is the default if no wrapper was named, so it is not mentioned. */
function unlistedKey({ brand, line, wrapper, country, isTold }: CigarProfile): string {
  if (isTold) return 'told'
  if (brand !== 'Unlisted') return line === '' ? 'maker-only' : 'maker'
  if (wrapper !== 'natural') return 'words'
  return nationality(country) ? 'words-country' : 'plain'
}
