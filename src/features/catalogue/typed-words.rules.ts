import type { CigarIndex } from './cigar-index.rules.ts'
import { chatter, drinkWords, soft } from './everyday-words.rules.ts'
import { begunBy, likeWords } from './known-words.rules.ts'
import { likenessOfSame, sameWords } from './same-words.rules.ts'
import { asDigits } from './spoken-numbers.rules.ts'

/** A word as it was typed, and the words of the catalogue it may mean. */
export interface TypedWord {
  word: string
  kind: 'chatter' | 'soft' | 'telling'
  /** How much is explained when a cigar has it. */
  weight: number
  /** How much is left unexplained when neither the cigar nor another of its maker has it. */
  weightMissed: number
  /** How much when another cigar of its maker has it. */
  weightDenied: number
  likenessByWord: ReadonlyMap<string, number>
}

/** Words people type are mostly the same few thousand; a flood of others is looked up each time. */
const mostRememberedWords = 20_000
const softWeight = 0.5
/** `sherry` tells a Whiskey Row Sherry Cask from a Whiskey Row; elsewhere it is what somebody drinks with it. */
const deniedDrinkWeight = 2
const strangeWeight = 4.5
/** Two words that are one in the catalogue, or one that is two, are nearly as good as written right. */
const likenessOfJoined = 0.98
const leastLettersOfJoined = 6
const likenessOfShortYear = 0.8
/** Enough to be listed, too little to be taken for it. */
const likenessOfBegunNumber = 0.5

export function typedWords(index: CigarIndex, words: readonly string[]): TypedWord[] {
  // "A" belongs to a name only where it follows one.
  const told = words.filter((word, at) => word !== 'a' || (at > 0 && !chatter.has(words[at - 1]!)))
  const parted = told.flatMap(word => partsOf(index, word))
  const typed = parted.map(
    (word): Meant => ({ word, likenessByWord: new Map(meantBy(index, word)), isPart: false }),
  )
  joinNeighbors(index, typed)
  for (const each of typed) readShortYear(index, each)
  beginNumber(index, typed.at(-1))
  return typed.map(meant => weigh(index, meant))
}

/** `drewestate`, `alecbradley`, `siglo6`: one word here, several in the catalogue. */
function partsOf(index: CigarIndex, word: string): readonly string[] {
  if (index.placesByWord.has(word) || chatter.has(word) || word.length < 5) return [word]
  return index.wordsByJoined.get(word) ?? partInTwo(index, word) ?? [word]
}

function partInTwo(index: CigarIndex, word: string): readonly string[] | undefined {
  for (let at = word.length - 1; at >= 2; at--) {
    const parts = [word.slice(0, at), ...asDigits(['', word.slice(at)]).slice(1)]
    const isLongEnough = parts.every(part => part.length > 2 || /\d/.test(part) || chatter.has(part))
    if (isLongEnough && areOfOneCigar(index, parts[0]!, parts[1]!)) return parts
  }
  return undefined
}

function areOfOneCigar({ placesByWord }: CigarIndex, one: string, other: string): boolean {
  const [ones, others] = [placesByWord.get(one), placesByWord.get(other)]
  if (!ones || !others || one === other) return false
  const cigars = new Set(ones.cigars)
  return others.cigars.some(cigar => cigars.has(cigar))
}

/** Chatter can be part of a name ("Work of Art"), but never a slip for one. */
function meantBy(index: CigarIndex, word: string): ReadonlyMap<string, number> {
  if (chatter.has(word)) return new Map(index.placesByWord.has(word) ? [[word, 1]] : [])
  const known = index.likenessByTypedWord.get(word)
  if (known) return known
  const found = likeKnown(index, word)
  if (index.likenessByTypedWord.size < mostRememberedWords) index.likenessByTypedWord.set(word, found)
  return found
}

function likeKnown(index: CigarIndex, word: string): ReadonlyMap<string, number> {
  const found = likeWords(index.knownWords, word)
  for (const same of sameWords(word))
    if (index.placesByWord.has(same)) found.set(same, Math.max(likenessOfSame, found.get(same) ?? 0))
  return found
}

interface Meant {
  word: string
  likenessByWord: Map<string, number>
  /** With its neighbor it is a word of the catalogue, so it is no chatter here. */
  isPart: boolean
}

/** `monte cristo`, `moon trance`, `t 52`, `7 20 4`: words that are one in the catalogue. Each then means that one too. */
function joinNeighbors(index: CigarIndex, typed: readonly Meant[]): void {
  for (let at = 0; at < typed.length - 1; at++)
    for (const some of [typed.slice(at, at + 2), typed.slice(at, at + 3)]) {
      const joined = some.map(({ word }) => word).join('')
      if (joined.length > 2 && some.length > 1 && index.placesByWord.has(joined))
        for (const part of some) {
          part.likenessByWord.set(joined, Math.max(likenessOfJoined, part.likenessByWord.get(joined) ?? 0))
          part.isPart = joined.length >= leastLettersOfJoined
        }
    }
}

/** `padron 64`, `vintage 92`: the century goes without saying. */
function readShortYear(index: CigarIndex, { word, likenessByWord }: Meant): void {
  if (!/^\d\d$/.test(word)) return
  for (const year of [`19${word}`, `20${word}`])
    if (index.placesByWord.has(year)) likenessByWord.set(year, likenessOfShortYear)
}

/** Somebody who types `padron 19` is about to say which; digits inside a name are never guessed. */
function beginNumber(index: CigarIndex, last: Meant | undefined): void {
  if (!last || !/^\d{2,3}$/.test(last.word)) return
  for (const at of begunBy(index.knownWords, last.word)) {
    const { word } = index.knownWords.words[at]!
    if (word.length > last.word.length && /^\d+$/.test(word))
      last.likenessByWord.set(word, Math.max(likenessOfBegunNumber, last.likenessByWord.get(word) ?? 0))
  }
}

function weigh(index: CigarIndex, { word, likenessByWord, isPart }: Meant): TypedWord {
  const softly = { weight: softWeight, weightMissed: softWeight, weightDenied: softWeight }
  if (chatter.has(word) && !isPart)
    return { word, kind: 'chatter', likenessByWord, weight: 0, weightMissed: 0, weightDenied: 0 }
  if (soft.has(word)) {
    const weightDenied = drinkWords.has(word) ? deniedDrinkWeight : softWeight
    return { word, kind: 'soft', likenessByWord, ...softly, weightDenied }
  }
  const { weight, closest } = tellingWeight(index, likenessByWord)
  const isSoftUnlessMet = word.length === 1 || /^20[0-3]\d$/.test(word)
  if (isSoftUnlessMet && closest < 1) return { word, kind: 'soft', likenessByWord, ...softly }
  const weightMissed = isSoftUnlessMet ? softWeight : weight
  return { word, kind: 'telling', likenessByWord, weight, weightMissed, weightDenied: weight }
}

function tellingWeight(
  { tellingByWord }: CigarIndex,
  likenessByWord: ReadonlyMap<string, number>,
): { weight: number; closest: number } {
  let weight = strangeWeight
  let closest = 0
  for (const [known, alike] of likenessByWord)
    if (alike > closest) {
      closest = alike
      weight = Math.max(1, tellingByWord.get(known)!)
    }
  return { weight, closest }
}
