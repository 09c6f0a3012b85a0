/** Below this, words are unrelated. */
export const minSimilarity = 0.62

/** A word with what comparisons need, computed once. */
export interface VocabularyWord {
  word: string
  letters: number
  sound: string
  hasDigit: boolean
}

export function toVocabularyWord(word: string): VocabularyWord {
  return { word, letters: letterBits(word), sound: soundOf(word), hasDigit: /\d/.test(word) }
}

/**
 * Similarity from 0 to 1. Digits must be equal: `1926` is never `1964`. Equal words 1; a prefix .6 to .95; the same
 * sound .9; typos by edit distance.
 */
export function similarity(typed: VocabularyWord, known: VocabularyWord): number {
  const { word: typedText } = typed
  const { word: knownText } = known
  if (typedText === knownText) return 1
  if (typed.hasDigit || known.hasDigit) return 0
  if (typedText.length < 3 || knownText.length < 3) return 0
  if (knownText.startsWith(typedText) && typedText.length >= 3)
    return 0.55 + 0.4 * (typedText.length / knownText.length)
  if (typedText.startsWith(knownText) && knownText.length >= 5 && typedText.length - knownText.length <= 2)
    return 0.9
  if (typedText.length >= 4 && typed.sound === known.sound && typed.sound.length >= 3) return 0.9
  return typoSimilarity(typed, known)
}

/** From here on two words are one, spelled differently. */
const minSameWord = 0.8

export function areSimilarWords(typed: string, known: string): boolean {
  return similarity(toVocabularyWord(typed), toVocabularyWord(known)) >= minSameWord
}

export const maxEdits = 3

/** Fewer edits for short words, and never so many that the words become dissimilar. */
export function allowedEdits(lengthA: number, lengthB: number): number {
  const longest = Math.max(lengthA, lengthB)
  const allowed = longest <= 4 ? 1 : longest <= 7 ? 2 : maxEdits
  return 1 - allowed / longest >= minSimilarity ? allowed : allowed - 1
}

/** Cheap lower bound: each edit removes and adds one letter at most. */
export function mayBeWithinEdits(typedLetters: number, knownLetters: number, allowed: number): boolean {
  return (
    countBits(typedLetters & ~knownLetters) <= allowed && countBits(knownLetters & ~typedLetters) <= allowed
  )
}

function typoSimilarity(typed: VocabularyWord, known: VocabularyWord): number {
  const [typedLength, knownLength] = [typed.word.length, known.word.length]
  const allowed = allowedEdits(typedLength, knownLength)
  if (
    Math.abs(typedLength - knownLength) > allowed ||
    !mayBeWithinEdits(typed.letters, known.letters, allowed)
  )
    return 0
  const edits = editDistance(typed.word, known.word, allowed)
  return edits > allowed ? 0 : 1 - edits / Math.max(typedLength, knownLength)
}

function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << ((word.charCodeAt(at) - 97) & 31)
  return bits
}

function countBits(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** One spelling for what sounds alike: coheeba and cohiba, sinkro and syncro, padeeya and padilla. */
function soundOf(word: string): string {
  return word
    .replace(/eaux?$|aux$|oh\b/g, 'o')
    .replace(/ay|ei(?!l)|eh\b/g, 'e')
    .replace(/ah\b/g, 'a')
    .replace(/ll/g, 'y')
    .replace(/ee|ea|ie|ey|y/g, 'i')
    .replace(/ou|oo|u/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/ck|qu|k|q|c(?![eih])/g, 'k')
    .replace(/z|c(?!h)/g, 's')
    .replace(/x/g, 'ks')
    .replace(/v/g, 'b')
    .replace(/[hj]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Reused between calls to avoid allocations. */
let beforeLast = new Int16Array(64)
let last = new Int16Array(64)
let current = new Int16Array(64)

/** Optimal string alignment: inserted, dropped, changed and swapped letters. Gives up beyond the limit. */
function editDistance(a: string, b: string, limit: number): number {
  if (b.length >= last.length) return limit + 1
  for (let column = 0; column <= b.length; column++) last[column] = column
  for (let row = 1; row <= a.length; row++) {
    current[0] = row
    let best = row
    const letter = a.charCodeAt(row - 1)
    const before = row > 1 ? a.charCodeAt(row - 2) : -1
    for (let column = 1; column <= b.length; column++) {
      const otherLetter = b.charCodeAt(column - 1)
      let cost = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (letter === otherLetter ? 0 : 1),
      )
      if (column > 1 && letter === b.charCodeAt(column - 2) && before === otherLetter)
        cost = Math.min(cost, beforeLast[column - 2]! + 1)
      current[column] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return limit + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return last[b.length]!
}
