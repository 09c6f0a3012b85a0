import { asDigits } from '#features/catalogue/spoken-numbers.rules.ts'

/** A word of a text, as it was written and as it is compared. */
export interface ToldWord {
  written: string
  /** Without accents, capitals and `'s`: `padron`. Both ways to spell whiskey are one. */
  plain: string
  /** Where a sentence begins, anybody is written with a capital. */
  isFirst: boolean
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu

export function wordsOf(text: string): ToldWord[] {
  return [...text.matchAll(wordPattern)].map(({ 0: written, index }) => ({
    written,
    plain: plainWord(written),
    isFirst: /(?:^|[.?!:…—–"“]\s*["“‘'(]?|\n\s*)$/.test(text.slice(0, index)),
  }))
}

export function plainWord(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
  return plain === 'whisky' || plain === 'whiskies' || plain === 'whiskeys' ? 'whiskey' : plain
}

/** All words with a blank before and behind each, so that a name in them is found as a part. */
export function asLine(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

/** One or many of it, the other way round than it was written. */
export function formsOf(word: string): string[] {
  return [
    word,
    `${word}s`,
    `${word}es`,
    word.replace(/ies$/, 'y'),
    word.replace(/e?s$/, ''),
    word.replace(/s$/, ''),
  ]
}

export interface ToldNumber {
  digits: string
  /** What is counted, where that is something of which the house keeps figures: `70 minute`. */
  measured: string | undefined
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
}
/** Everybody counts that far without meaning a figure: the first inch, two of them, three thirds. */
const small = new Set(['0', '1', '2', '3'])
const measuredAlways = new Set(['minute', 'hour', 'proof', 'percent', 'ounce'])

/** Every figure, in digits or in words, but those that say nothing by themselves. */
export function numbersOf(text: string): ToldNumber[] {
  const spaced = text
    .replaceAll('½', '.5')
    .replaceAll('%', ' percent ')
    .replaceAll('°', ' degrees ')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .toLowerCase()
  const tokens = asDigits(spaced.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [])
  return tokens.flatMap((digits, at) => {
    if (!/^\d/.test(digits)) return []
    const unit = units[tokens[at + 1] ?? '']
    if (small.has(digits) && !measuredAlways.has(unit ?? '')) return []
    return [{ digits, measured: unit && `${digits} ${unit}` }]
  })
}
