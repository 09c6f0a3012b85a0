import { defaultLexicon } from './default-lexicon.rules.ts'
import { type Lexicon, lexiconKey, type Respelling } from './lexicon.rules.ts'
import { speakable } from './speakable.rules.ts'

/** A word as this lounge says it. It replaces the built-in one that is written alike. */
export interface LoungeWord {
  id: string
  written: string
  spoken: string
}

/** A word as the admin sees it: built in, one of the lounge, or a built-in one that the lounge says in another way. */
export interface ListedWord extends Pick<LoungeWord, 'written' | 'spoken'> {
  key: string
  /** Of the lounge's word. */
  id?: string
  /** How the built-in word is said. */
  builtIn?: string
}

const builtInByKey: ReadonlyMap<string, Respelling> = new Map(
  defaultLexicon.map(entry => [lexiconKey(entry.written), entry]),
)

/** What the voices of this lounge go by. */
export function lexiconOf(words: readonly LoungeWord[]): Lexicon {
  if (words.length === 0) return defaultLexicon
  const own = new Set(words.map(({ written }) => lexiconKey(written)))
  return [
    ...defaultLexicon.filter(({ written }) => !own.has(lexiconKey(written))),
    ...words.map(toRespelling),
  ]
}

/** A word is looked for in what a voice would be given for it: `1926` is `nineteen twenty-six` by then. */
function toRespelling({ written, spoken }: LoungeWord): Respelling {
  const builtIn = builtInByKey.get(lexiconKey(written))
  if (builtIn) return { ...builtIn, spoken }
  // Of `Hoyo & Co.` the full stop would end the sentence.
  return { written: speakable(written, noWords).replace(/\.$/, '') || written, spoken }
}

const noWords: Lexicon = []

/** All words in the order of the alphabet. */
export function listWords(words: readonly LoungeWord[]): ListedWord[] {
  const listed = new Map<string, ListedWord>(
    [...builtInByKey].map(([key, { written, spoken }]) => [key, { key, written, spoken, builtIn: spoken }]),
  )
  for (const word of words) {
    const key = lexiconKey(word.written)
    listed.set(key, { ...listed.get(key), ...word, key })
  }
  return [...listed.values()].toSorted((one, other) => one.written.localeCompare(other.written, 'en'))
}

/** Those in which the search is found, written or spoken. */
export function findWords(words: readonly ListedWord[], search: string): readonly ListedWord[] {
  const key = lexiconKey(search)
  return key === ''
    ? words
    : words.filter(word => word.key.includes(key) || lexiconKey(word.spoken).includes(key))
}
