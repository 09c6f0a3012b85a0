export interface Respelling {
  written: string
  /** Written so that an English voice says it right. */
  spoken: string
  /** Only with these capitals and accents, because it is another word without them. */
  isExact?: boolean
}

/** How the words of the trade are said. */
export type Lexicon = readonly Respelling[]

/** Replaces the words of the lexicon. Capitals, accents and a plural make no difference, unless an entry is exact. */
export function respell(text: string, lexicon: Lexicon): string {
  const { entries, pattern } = indexOf(lexicon)
  if (entries.size === 0) return text
  // Of the same length, so that places in one are places in the other.
  const composed = text.normalize('NFC')
  return [...withoutAccents(composed).matchAll(pattern)].reduceRight(
    (respelled, { index, 0: found, 1: word = '', 2: plural = '' }) => {
      const entry = entries.get(word.toLowerCase())
      const end = index + word.length
      if (!entry || (entry.isExact && composed.slice(index, end) !== entry.written)) return respelled
      const spoken = /^\p{Lu}/u.test(found) ? capitalized(entry.spoken) : entry.spoken
      return `${respelled.slice(0, index)}${spoken}${plural}${respelled.slice(index + found.length)}`
    },
    composed,
  )
}

interface LexiconIndex {
  entries: ReadonlyMap<string, Respelling>
  pattern: RegExp
}

/** Each sentence of a text is respelled by itself. */
const indexes = new WeakMap<Lexicon, LexiconIndex>()

function indexOf(lexicon: Lexicon): LexiconIndex {
  const known = indexes.get(lexicon)
  if (known) return known
  const entries = new Map(lexicon.map(entry => [lexiconKey(entry.written), entry]))
  entries.delete('')
  const index = { entries, pattern: patternOf([...entries.keys()]) }
  indexes.set(lexicon, index)
  return index
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The same for every way to write a word: capitals, accents, apostrophes and blanks make no difference. */
export function lexiconKey(written: string): string {
  return withoutAccents(written.normalize('NFC').trim().replace(/\s+/g, ' ')).toLowerCase()
}

function withoutAccents(text: string): string {
  return text
    .replace(/[\u00C0-\u024F\u1E00-\u1EFF]/g, letter => letter.normalize('NFD').charAt(0))
    .replaceAll('’', "'")
}

/** Longer ones first: `Romeo y Julieta` before `Julieta`. */
function patternOf(keys: readonly string[]): RegExp {
  const words = keys.toSorted((one, other) => other.length - one.length).map(escaped)
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.join('|')})(e?s)?(?![\\p{L}\\p{N}]|[.,]\\d|\\.\\p{L})`,
    'giu',
  )
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
