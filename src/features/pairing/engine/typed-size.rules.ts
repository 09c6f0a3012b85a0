import type { Cigar, Vitola } from '#features/catalogue/catalogue.contract.ts'
import {
  areSimilarWords,
  drinkWords,
  leafCountryAndStrengthWords,
  sizeNames,
  stopWords,
  tokenizeCigarText,
} from '#features/catalogue/words/words.rules.ts'

export interface TypedSize {
  /** Vitolas of the line with the typed name, most of it first. */
  named: readonly Vitola[]
  /** The typed name, if the line has no such vitola. */
  unlisted: string | undefined
}

const packingWords = new Set(
  'tubo tubos tube tubes box pressed bp cigar cigars cigarillo single bundle size'.split(' '),
)
const minYear = 1900
const maxYear = 2099

/** Digits are identity: `No. 9` is never `No. 2`, and `corona viva` is no other corona. */
export function readTypedSize(
  cigar: Pick<Cigar, 'brand' | 'line' | 'aliases' | 'vitolas'>,
  words: readonly string[],
): TypedSize {
  if (words.length === 0) return { named: [], unlisted: undefined }
  const own = [...tokensOf(cigar.line), ...tokensOf(cigar.brand)]
  const typed = words.filter(word => !own.some(other => isSame(word, other)))
  const run = sizeRun(words, [...own, ...nicknamesOf(cigar)])
  const ranked = cigar.vitolas
    .map(vitola => ({ vitola, matched: isRingGauge(vitola, run) ? 1 : countMatched(vitola, own, typed) }))
    .filter(
      ({ vitola, matched }) => matched > 0 && (isRingGauge(vitola, run) || !lacksWordOf(vitola, own, run)),
    )
    .sort((a, b) => b.matched - a.matched)
  const named = ranked.map(({ vitola }) => vitola)
  return { named, unlisted: named.length === 0 && run.length > 0 ? nameOf(run, cigar) : undefined }
}

const tokensOf = (name: string) => tokenizeCigarText(name).words
const digitsOf = (word: string) => word.replace(/\D/g, '')
const hasDigit = (word: string) => /\d/.test(word)
const isSizeWord = (word: string) =>
  sizeNames.has(word) || (word.length > 4 && [...sizeNames].some(size => areSimilarWords(word, size)))
const isYear = (word: string) => /^\d{4}$/.test(word) && Number(word) >= minYear && Number(word) <= maxYear

/** `660` is `V660`; a number of one or two digits must be typed as it is. */
function isSame(word: string, other: string): boolean {
  if (word === other) return true
  if (!hasDigit(word) || !hasDigit(other)) return areSimilarWords(word, other)
  return digitsOf(word).length >= 3 && digitsOf(word) === digitsOf(other)
}

/** `LP9` is the line and no size. */
const nicknamesOf = ({ aliases }: Pick<Cigar, 'aliases'>) =>
  aliases.map(tokensOf).flatMap(words => (words.length === 1 && !/^\d{1,2}$/.test(words[0]!) ? words : []))

/** `Padrón 1964 54`, of a line without numbered sizes. */
const isRingGauge = ({ ringGauge, name }: Vitola, run: readonly string[]) =>
  run.length === 1 && run[0] === String(ringGauge) && !hasDigit(name)

/** Whether the words are the name of this vitola and nothing else. */
export function isWholeName({ name }: Vitola, words: readonly string[]): boolean {
  const named = tokensOf(name)
  return words.length > 0 && words.every(word => named.some(other => isSame(word, other)))
}

/** How much of its name was typed; 0 if another size may be meant. */
function countMatched({ name }: Vitola, own: readonly string[], typed: readonly string[]): number {
  const words = wordsBeyond(own, tokensOf(name))
  const isTyped = (word: string) => typed.some(each => isSame(each, word))
  const numbers = words.filter(hasDigit)
  const letters = words.filter(word => !hasDigit(word))
  if (words.length === 0) return 0
  if (words.every(isTyped)) return words.length
  const isNickname = letters.length > 0 && letters.every(word => !isSizeWord(word))
  if (
    numbers.length > 0 &&
    numbers.every(word => isTyped(word) && (digitsOf(word).length >= 3 || isNickname))
  )
    return numbers.length
  const isNumberLeftOut = numbers.length > 0 && !typed.some(word => hasDigit(word) && !isYear(word))
  return isNumberLeftOut && letters.length > 0 && letters.every(isTyped) ? letters.length - 0.5 : 0
}

/** The name without words of the line; all of it if nothing else is left. */
const wordsBeyond = (own: readonly string[], words: readonly string[]) =>
  words.filter(word => !own.includes(word))

/** `corona viva` typed, and the vitola is a `Corona`. */
function lacksWordOf({ name }: Vitola, own: readonly string[], run: readonly string[]): boolean {
  const words = [...tokensOf(name), ...own]
  return run.some(typed => !words.some(word => isSame(typed, word)))
}

/** The typed words of a size that stand together: `petit corona`, `9`. */
function sizeRun(words: readonly string[], own: readonly string[]): string[] {
  const isOfRun = words.map(word => isCandidate(word, own))
  const core = words.findIndex((word, at) => isOfRun[at] && (isSizeWord(word) || hasDigit(word)))
  if (core < 0) return []
  let first = core
  while (first > 0 && isOfRun[first - 1]) first--
  let end = core + 1
  while (end < words.length && isOfRun[end]) end++
  return words.slice(first, end)
}

function isCandidate(word: string, own: readonly string[]): boolean {
  const isOther =
    stopWords.has(word) ||
    packingWords.has(word) ||
    leafCountryAndStrengthWords.has(word) ||
    drinkWords.has(word) ||
    isYear(word)
  return !isOther && !own.some(other => isSame(word, other) || isShortYear(word, other))
}

/** `64` beside `1964`. */
const isShortYear = (word: string, year: string) =>
  /^\d\d$/.test(word) && /^(?:19|20)\d\d$/.test(year) && year.endsWith(word)

/** `BHK 58`, as its other sizes are called; `No. 7`, `Petit Corona`. */
function nameOf(run: readonly string[], { vitolas }: Pick<Cigar, 'vitolas'>): string {
  const sign = vitolas.map(({ name }) => /^(\p{L}+\.?) \d+$/u.exec(name)?.[1]).find(Boolean) ?? 'No.'
  return run.map(word => (/^\d{1,2}$/.test(word) ? `${sign} ${word}` : capitalized(word))).join(' ')
}

const capitalized = (word: string) =>
  hasDigit(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)
