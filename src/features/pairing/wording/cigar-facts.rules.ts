import {
  leafCountryAndStrengthWords,
  sizeNames,
  stopWords,
  tokenizeCigarText,
} from '#features/catalogue/words/words.rules.ts'
import type { CigarProfile, Pair } from '../engine/engine.rules.ts'
import { isFlavored } from '../flavoring.rules.ts'
import { nationality } from './nationalities.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'
import { isPuro } from './spoken-blend.rules.ts'
import { cigarSlots } from './spoken-cigar.rules.ts'
import { namesEnough, noteSlots, notesToTell } from './spoken-notes.rules.ts'

/** What is known of the cigar: leaf, country, weight, notes. A cigar outside the catalogue is never told as if it were known. */
export function composeCigarFacts(
  { cigar, labelOf }: Pair,
  picker: PhrasePicker,
  told: readonly string[] = [],
): string {
  const notes = notesToTell(cigar.notes, told)
  const slots = { ...cigarSlots(cigar), ...noteSlots(notes, labelOf, 'n') }
  const isEnough = namesEnough(notes, told)
  const key = cigar.isInferred ? unlistedKey(cigar) : cigarKey(cigar)
  // A machine-made cigar is told by its leaf, such as fire-cured Kentucky, wherever that is known.
  const needsLeaf = key === 'machine' && Boolean(slots.leaf)
  // What the cigar is flavored with is told first.
  const suits = (phrase: string) =>
    isEnough(phrase) &&
    (!slots.flavoring || phrase.includes('{flavoring}')) &&
    (!needsLeaf || /\{(leaf|wrapper)\}/.test(phrase))
  return picker.pickSentence('cigar-facts', key, { slots, suits })
}

function cigarKey(cigar: CigarProfile): string {
  const { make, country, wrapper } = cigar
  if (make === 'machine-made' || make === 'tipped') return 'machine'
  if (make === 'pipe-tobacco') return 'pipe'
  if (make && make !== 'handmade') return 'flavored'
  if (country === 'Cuba' && wrapper.startsWith('Cuban')) return 'cuban'
  if (isPuro(cigar)) return 'puro'
  const nation = nationality(country)
  if (nation && wrapper.startsWith(nation)) return 'home'
  return cigarSlots(cigar).leaf ? 'abroad' : 'noleaf'
}

/** Natural is the default if no wrapper was named, so it is not mentioned. */
function unlistedKey({ brand, line, wrapper, country, isTold, wishedLength, make }: CigarProfile): string {
  if (isTold) return isFlavored(make) ? 'told-flavored' : 'told'
  if (brand !== 'Unlisted') return line === '' ? 'maker-only' : 'maker'
  if (!wishedLength && isNamed(line)) return wrapper === 'natural' ? 'plain-named' : 'words-named'
  if (wrapper === 'Cuban') return 'words-cuban'
  if (wrapper !== 'natural') return country === '' ? 'words' : 'words-country-leaf'
  if (wishedLength) return 'wish'
  return nationality(country) ? 'words-country' : 'plain'
}

const plainWords = new Set(
  'cigar cigars smoke smokes wrapper leaf light long any anything something'.split(' '),
)

/** Whether the words are more than a kind of cigar: `unicorn maduro`, and not `maduro robusto`. */
function isNamed(line: string): boolean {
  return tokenizeCigarText(line).words.some(
    word =>
      !/\d/.test(word) &&
      ![stopWords, leafCountryAndStrengthWords, sizeNames, plainWords].some(known => known.has(word)),
  )
}
