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

/** What is counted in figures, each by one name. */
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
/** Everybody counts that far without meaning a figure: the first inch, two of them, three thirds. */
const small = new Set(['0', '1', '2', '3'])
/** Before these even a small number is one. As they are written: "at one point" counts nothing. */
const measuredAlways = new Set(
  'minute minutes hour hours year years proof percent points ounce ounces oz degree degrees dollar dollars'.split(
    ' ',
  ),
)
/** Figures by themselves, which no digits stand for. */
const greatMany = new Set(
  'dozen dozens hundred hundreds thousand thousands million millions decade decades century centuries generation generations'.split(
    ' ',
  ),
)
/** Figures of what they are parts of: half an hour, but not half a smile. */
const parts: Record<string, string> = { half: '0.5', quarter: '0.25' }

/** Every figure, in digits or in words, but those that say nothing by themselves. */
export function numbersOf(text: string): ToldNumber[] {
  const tokens = asDigits(spelledOut(text).match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [])
  return tokens.flatMap((token, at) => {
    if (greatMany.has(token)) return [{ digits: token, measured: undefined }]
    const part = parts[token]
    if (part) {
      const of = tokens.slice(at + 1, at + 4).find(each => !['of', 'a', 'an', 'the'].includes(each))
      const unit = units[of ?? '']
      return unit ? [{ digits: part, measured: `${part} ${unit}` }] : []
    }
    if (!/^\d/.test(token)) return []
    const next = tokens[at + 1] ?? ''
    if (small.has(token) && !measuredAlways.has(next)) return []
    return [{ digits: token, measured: units[next] && `${token} ${units[next]}` }]
  })
}

function spelledOut(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d?)([½¼¾])/g, (_, whole: string, part: string) => `${whole || 0}${decimals[part]} `)
    .replace(/\b(one|two|three|\d) and a half\b/g, (_, whole: string) => `${asDigits([whole])[0]}.5`)
    .replaceAll('%', ' percent ')
    .replaceAll('°', ' degrees ')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
}

const decimals: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' }
