import {
  allowedSlips,
  type KnownWord,
  knowWord,
  leastLikeness,
  likeness,
  longestSlip,
  mayBeSlip,
} from './word-likeness.rules.ts'

/** All words of a catalogue, laid out so that those like a typed one are found without comparing it with each. */
export interface KnownWords {
  words: readonly KnownWord[]
  /** Places in `words`. */
  placeByWord: ReadonlyMap<string, number>
  placesInOrder: readonly number[]
  placesBySound: ReadonlyMap<string, readonly number[]>
  /** The words without digits, by their number of letters. */
  placesByLength: readonly (readonly number[])[]
}

export function knowWords(all: readonly string[]): KnownWords {
  const words = all.map(knowWord)
  const placesBySound = new Map<string, number[]>()
  const placesByLength: number[][] = []
  words.forEach(({ word, sound, hasDigit }, at) => {
    if (hasDigit) return
    placesBySound.set(sound, [...(placesBySound.get(sound) ?? []), at])
    placesByLength[word.length] = [...(placesByLength[word.length] ?? []), at]
  })
  return {
    words,
    placeByWord: new Map(all.map((word, at) => [word, at])),
    placesInOrder: words.map((_, at) => at).sort((a, b) => (words[a]!.word < words[b]!.word ? -1 : 1)),
    placesBySound,
    placesByLength: Array.from(placesByLength, places => places ?? []),
  }
}

/** The known words that a typed one may mean, in the order of the catalogue, and how likely it means each. */
export function likeWords(known: KnownWords, word: string): Map<string, number> {
  const typed = knowWord(word)
  const alikeByPlace = new Map<number, number>()
  const compare = (at: number) => {
    const alike = likeness(typed, known.words[at]!)
    if (alike >= leastLikeness) alikeByPlace.set(at, alike)
  }
  placesOfKin(known, typed).forEach(compare)
  if (!typed.hasDigit && word.length >= 3) compareSlips(known, typed, compare)
  const found = [...alikeByPlace].sort(([a], [b]) => a - b)
  return new Map(found.map(([at, alike]) => [known.words[at]!.word, alike]))
}

/** Itself, what begins with it, what it begins with, and what sounds alike. */
function placesOfKin(known: KnownWords, { word, hasDigit, sound }: KnownWord): number[] {
  const itself = [word, word.slice(0, -1), word.slice(0, -2)].flatMap(
    each => known.placeByWord.get(each) ?? [],
  )
  if (hasDigit || word.length < 3) return itself
  return [...itself, ...begunBy(known, word), ...(known.placesBySound.get(sound) ?? [])]
}

export function begunBy({ words, placesInOrder }: KnownWords, beginning: string): number[] {
  let low = 0
  let high = placesInOrder.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[placesInOrder[middle]!]!.word < beginning) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < placesInOrder.length && words[placesInOrder[end]!]!.word.startsWith(beginning)) end++
  return placesInOrder.slice(low, end)
}

function compareSlips(
  { words, placesByLength }: KnownWords,
  typed: KnownWord,
  compare: (at: number) => void,
): void {
  const length = typed.word.length
  for (let other = Math.max(3, length - longestSlip); other <= length + longestSlip; other++) {
    const allowed = allowedSlips(length, other)
    if (Math.abs(length - other) > allowed) continue
    for (const at of placesByLength[other] ?? []) if (mayBeSlip(typed, words[at]!, allowed)) compare(at)
  }
}
