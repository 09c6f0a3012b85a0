import { numberWordsToDigits } from '#features/catalogue/words/words.rules.ts'

export interface WordToken {
  written: string
  /** Without accents, capitals and `'s`: `padron`. Whisky becomes whiskey. */
  plain: string
  /** First in a sentence, where a capital means nothing. */
  isFirst: boolean
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu

export function tokenizeWords(text: string): WordToken[] {
  return [...text.matchAll(wordPattern)].map(({ 0: written, index }) => ({
    written,
    plain: normalizeWord(written),
    isFirst: /(?:^|[.?!:…—–"“]\s*["“‘'(]?|\n\s*)$/.test(text.slice(0, index)),
  }))
}

export function normalizeWord(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
  return plain === 'whisky' || plain === 'whiskies' || plain === 'whiskeys' ? 'whiskey' : plain
}

/** Padded with spaces, so that `includes` finds whole words only. */
export function padWords(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

/** Singular and plural forms, some of them nonsense. */
export function inflectionsOf(word: string): string[] {
  return [
    word,
    `${word}s`,
    `${word}es`,
    word.replace(/ies$/, 'y'),
    word.replace(/e?s$/, ''),
    word.replace(/s$/, ''),
  ]
}

export interface NumberToken {
  digits: string
  /** With a normalized unit, if a known unit follows: `70 minute`. */
  measure: string | undefined
  /** The number with the word before it and with the word after it: `no 9`, `52 ring`. */
  phrases: readonly string[]
}

const units: Record<string, string> = {
  minute: 'minute',
  minutes: 'minute',
  hour: 'hour',
  hours: 'hour',
  year: 'year',
  years: 'year',
  proof: 'proof',
  percent: 'percent',
  point: 'point',
  points: 'point',
  ounce: 'ounce',
  ounces: 'ounce',
  oz: 'ounce',
  inch: 'inch',
  inches: 'inch',
  degree: 'degree',
  degrees: 'degree',
  dollar: 'dollar',
  dollars: 'dollar',
  glass: 'glass',
  measure: 'glass',
  dozen: 'dozen',
}
/** Too common to be facts: the first inch, two of them, three thirds. */
const smallNumbers = new Set(['0', '1', '2', '3'])
/** Before these units even a small number is a fact. Not `point`: "at one point" counts nothing. */
const strictUnits = new Set(
  'minute minutes hour hours year years proof percent points ounce ounces oz degree degrees dollar dollars'.split(
    ' ',
  ),
)
/** Which words are units, by the name of the unit, and before which a small number is a fact. */
export interface UnitWords {
  byWord: Readonly<Record<string, string>>
  strict: ReadonlySet<string>
}

export const narrationUnits: UnitWords = { byWord: units, strict: strictUnits }

const numberNouns = new Set(
  'dozen dozens hundred hundreds thousand thousands million millions decade decades century centuries generation generations'.split(
    ' ',
  ),
)
/** Numbers only before a unit: half an hour, but not half a smile. */
const fractions: Record<string, string> = { half: '0.5', quarter: '0.25' }

/** Every number, in digits or in words, except small ones without a unit. */
export function tokenizeNumbers(text: string): NumberToken[] {
  return readNumbers(numberWordsToDigits(splitForNumbers(text)), narrationUnits)
}

/** In words and numbers of digits, in lower case. */
export function splitForNumbers(text: string): string[] {
  return spelledOut(text).match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []
}

/** Of words whose numbers are digits. */
export function readNumbers(tokens: readonly string[], { byWord, strict }: UnitWords): NumberToken[] {
  return tokens.flatMap((token, index) => {
    const [before = '', after = ''] = [tokens[index - 1], tokens[index + 1]]
    const phrases = [`${before} ${token}`, `${token} ${after}`].filter(phrase => /\S \S/.test(phrase))
    if (numberNouns.has(token)) return [{ digits: token, measure: undefined, phrases }]
    const fraction = fractions[token]
    if (fraction) {
      const noun = tokens.slice(index + 1, index + 4).find(word => !['of', 'a', 'an', 'the'].includes(word))
      const unit = byWord[noun ?? '']
      return unit ? [{ digits: fraction, measure: `${fraction} ${unit}`, phrases }] : []
    }
    if (!/^\d/.test(token)) return []
    const next = tokens[index + 1] ?? ''
    if (smallNumbers.has(token) && !strict.has(next)) return []
    return [{ digits: token, measure: byWord[next] && `${token} ${byWord[next]}`, phrases }]
  })
}

/** Whether it ends in a number, whose unit or rest may follow: `twenty`, `90`, `six and a`. */
export function endsInNumber(text: string): boolean {
  const last = /(\S+)(?:\s+and(?:\s+a)?)?\s*$/.exec(text.toLowerCase())?.[1] ?? ''
  if (/[\d½¼¾]/.test(last)) return true
  const words = numberWordsToDigits(last.match(/\p{L}+/gu) ?? [])
  return words.some(word => /\d/.test(word) || word in fractions || numberNouns.has(word))
}

function spelledOut(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d?)([½¼¾])/g, (_, whole: string, part: string) => `${whole || 0}${decimals[part]} `)
    .replace(
      /\b(one|two|three|\d) and a half\b/g,
      (_, whole: string) => `${numberWordsToDigits([whole])[0]}.5`,
    )
    .replace(/\ban hour\b/g, '1 hour')
    .replaceAll('%', ' percent ')
    .replaceAll('°', ' degrees ')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
}

const decimals: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' }
