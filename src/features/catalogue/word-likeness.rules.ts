/** Below this two words have nothing to do with each other. */
export const leastLikeness = 0.62

/** A word of the catalogue, prepared so that comparing it costs little. */
export interface KnownWord {
  word: string
  letters: number
  sound: string
  hasDigit: boolean
}

export function knowWord(word: string): KnownWord {
  return { word, letters: lettersOf(word), sound: soundOf(word), hasDigit: /\d/.test(word) }
}

/**
 * How likely `typed` means `known`, 0 to 1. Digits are identity: `1926` is never `1964`.
 * Equal 1; the beginning of a longer word .6 to .95; one sound .9; slips of the finger by their number.
 */
export function likeness(typed: KnownWord, known: KnownWord): number {
  const { word: a } = typed
  const { word: b } = known
  if (a === b) return 1
  if (typed.hasDigit || known.hasDigit) return 0
  if (a.length < 3 || b.length < 3) return 0
  if (b.startsWith(a) && a.length >= 3) return 0.55 + 0.4 * (a.length / b.length)
  if (a.startsWith(b) && b.length >= 5 && a.length - b.length <= 2) return 0.9
  if (a.length >= 4 && typed.sound === known.sound && typed.sound.length >= 3) return 0.9
  return slipLikeness(typed, known)
}

/** More letters than these are never dropped, added or mistaken. */
export const longestSlip = 3

/** How many slips may lie between two words of these lengths: few in short ones, and none that make them unlike. */
export function allowedSlips(length: number, other: number): number {
  const longest = Math.max(length, other)
  const allowed = longest <= 4 ? 1 : longest <= 7 ? 2 : longestSlip
  return 1 - allowed / longest >= leastLikeness ? allowed : allowed - 1
}

/** Each slip takes one letter from a word and gives it one at most, so words with more letters apart are no slips. */
export function mayBeSlip(typed: KnownWord, known: KnownWord, allowed: number): boolean {
  return (
    bitsIn(typed.letters & ~known.letters) <= allowed && bitsIn(known.letters & ~typed.letters) <= allowed
  )
}

function slipLikeness(typed: KnownWord, known: KnownWord): number {
  const [length, other] = [typed.word.length, known.word.length]
  const allowed = allowedSlips(length, other)
  if (Math.abs(length - other) > allowed || !mayBeSlip(typed, known, allowed)) return 0
  const slips = distance(typed.word, known.word, allowed)
  return slips > allowed ? 0 : 1 - slips / Math.max(length, other)
}

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << ((word.charCodeAt(at) - 97) & 31)
  return bits
}

function bitsIn(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** One spelling for what a voice cannot tell apart: coheeba and cohiba, sinkro and syncro, padeeya and padilla. */
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

/** Rows of one distance after the other; nothing is kept between two questions. */
let beforeLast = new Int16Array(64)
let last = new Int16Array(64)
let current = new Int16Array(64)

/** Optimal string alignment: inserted, dropped, changed and swapped letters; gives up beyond `most`. */
function distance(a: string, b: string, most: number): number {
  if (b.length >= last.length) return most + 1
  for (let column = 0; column <= b.length; column++) last[column] = column
  for (let row = 1; row <= a.length; row++) {
    current[0] = row
    let best = row
    const letter = a.charCodeAt(row - 1)
    const before = row > 1 ? a.charCodeAt(row - 2) : -1
    for (let column = 1; column <= b.length; column++) {
      const other = b.charCodeAt(column - 1)
      let cost = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (letter === other ? 0 : 1),
      )
      if (column > 1 && letter === b.charCodeAt(column - 2) && before === other)
        cost = Math.min(cost, beforeLast[column - 2]! + 1)
      current[column] = cost
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return last[b.length]!
}
