import {
  drinkWords,
  findByPrefix,
  findSimilarWords,
  numberWordsToDigits,
  stopWords,
  weakWords,
} from '../words/words.rules.ts'
import type { CigarIndex } from './cigar-index.rules.ts'
import { synonymSimilarity, synonymsOf } from './synonyms.rules.ts'

/** A typed word with the vocabulary words that it may mean. */
export interface QueryWord {
  word: string
  kind: 'stopWord' | 'weak' | 'distinctive'
  /** Weight if the cigar has it. */
  weight: number
  /** Weight if the maker has it nowhere. */
  weightIfUnknown: number
  /** Weight if only another cigar of the maker has it. */
  weightIfElsewhere: number
  similarityByWord: ReadonlyMap<string, number>
}

/** Bounds the memory: past this, words are looked up each time. */
const maxCachedWords = 20_000
const weakWeight = 0.5
/** `sherry` distinguishes Whiskey Row Sherry Cask from Whiskey Row; elsewhere it is a drink. */
const drinkElsewhereWeight = 2
const unknownWordWeight = 4.5
/** Two words that are one in the catalogue, or the reverse. */
const compoundSimilarity = 0.98
const minCompoundLength = 6
const shortYearSimilarity = 0.8
const letteredNumberSimilarity = 0.9
/** Enough to be listed, too little to be recognized. */
const numberPrefixSimilarity = 0.5

export function readQueryWords(index: CigarIndex, words: readonly string[]): QueryWord[] {
  // "A" is part of a name only after another word of one.
  const relevant = words.filter(
    (word, index) => word !== 'a' || (index > 0 && !stopWords.has(words[index - 1]!)),
  )
  const parts = relevant.flatMap(word => splitCompound(index, word))
  const terms = parts.map(
    (word): QueryTerm => ({ word, similarityByWord: new Map(candidatesFor(index, word)), isPart: false }),
  )
  addCompounds(index, terms)
  for (const term of terms) {
    addFullYears(index, term)
    addLetteredNumbers(index, term)
  }
  completeNumber(index, terms.at(-1))
  return terms.map(term => weigh(index, term))
}

/** `drewestate`, `alecbradley`, `siglo6`: one typed word, several in the catalogue. */
function splitCompound(index: CigarIndex, word: string): readonly string[] {
  if (index.postingsByWord.has(word) || stopWords.has(word) || word.length < 5) return [word]
  return index.wordsByCompound.get(word) ?? splitInTwo(index, word) ?? [word]
}

function splitInTwo(index: CigarIndex, word: string): readonly string[] | undefined {
  for (let position = word.length - 1; position >= 2; position--) {
    const parts = [word.slice(0, position), ...numberWordsToDigits(['', word.slice(position)]).slice(1)]
    // `dl700`
    const isNumbered = /^\d{3}$/.test(parts[1]!)
    const isLongEnough =
      isNumbered || parts.every(part => part.length > 2 || /\d/.test(part) || stopWords.has(part))
    if (isLongEnough && occurInOneCigar(index, parts[0]!, parts[1]!)) return parts
  }
  return undefined
}

function occurInOneCigar({ postingsByWord }: CigarIndex, first: string, second: string): boolean {
  const [firstPostings, secondPostings] = [postingsByWord.get(first), postingsByWord.get(second)]
  if (!firstPostings || !secondPostings || first === second) return false
  const cigars = new Set(firstPostings.cigarIndexes)
  return secondPostings.cigarIndexes.some(cigar => cigars.has(cigar))
}

/** A stop word can be part of a name ("Work of Art") but is never a typo. */
function candidatesFor(index: CigarIndex, word: string): ReadonlyMap<string, number> {
  if (stopWords.has(word)) return new Map(index.postingsByWord.has(word) ? [[word, 1]] : [])
  const cached = index.similarityCache.get(word)
  if (cached) return cached
  const candidates = findCandidates(index, word)
  if (index.similarityCache.size < maxCachedWords) index.similarityCache.set(word, candidates)
  return candidates
}

function findCandidates(index: CigarIndex, word: string): ReadonlyMap<string, number> {
  const candidates = findSimilarWords(index.vocabulary, word)
  for (const synonym of synonymsOf(word))
    if (index.postingsByWord.has(synonym))
      candidates.set(synonym, Math.max(synonymSimilarity, candidates.get(synonym) ?? 0))
  return candidates
}

interface QueryTerm {
  word: string
  similarityByWord: Map<string, number>
  /** Part of a compound word of the catalogue, so it is not a stop word here. */
  isPart: boolean
}

/** `monte cristo`, `moon trance`, `t 52`, `7 20 4`: one word in the catalogue. */
function addCompounds(index: CigarIndex, terms: readonly QueryTerm[]): void {
  for (let from = 0; from < terms.length - 1; from++)
    for (const neighbors of [terms.slice(from, from + 2), terms.slice(from, from + 3)]) {
      const compound = neighbors.map(({ word }) => word).join('')
      if (compound.length > 2 && neighbors.length > 1 && index.postingsByWord.has(compound))
        for (const part of neighbors) {
          part.similarityByWord.set(
            compound,
            Math.max(compoundSimilarity, part.similarityByWord.get(compound) ?? 0),
          )
          part.isPart = compound.length >= minCompoundLength
        }
    }
}

/** `padron 64`, `vintage 92`: the century is left out. */
function addFullYears(index: CigarIndex, { word, similarityByWord }: QueryTerm): void {
  if (!/^\d\d$/.test(word)) return
  for (const year of [`19${word}`, `20${word}`])
    if (index.postingsByWord.has(year)) similarityByWord.set(year, shortYearSimilarity)
}

/** `flathead 660` is the V660. */
function addLetteredNumbers({ postingsByWord }: CigarIndex, { word, similarityByWord }: QueryTerm): void {
  if (!/^\d{3}$/.test(word)) return
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    if (postingsByWord.has(letter + word)) similarityByWord.set(letter + word, letteredNumberSimilarity)
}

/** `padron 19` is an unfinished number; digits inside a name are not completed. */
function completeNumber(index: CigarIndex, last: QueryTerm | undefined): void {
  if (!last || !/^\d{2,3}$/.test(last.word)) return
  for (const wordIndex of findByPrefix(index.vocabulary, last.word)) {
    const { word } = index.vocabulary.words[wordIndex]!
    if (word.length > last.word.length && /^\d+$/.test(word))
      last.similarityByWord.set(word, Math.max(numberPrefixSimilarity, last.similarityByWord.get(word) ?? 0))
  }
}

function weigh(index: CigarIndex, { word, similarityByWord, isPart }: QueryTerm): QueryWord {
  const weakWeights = { weight: weakWeight, weightIfUnknown: weakWeight, weightIfElsewhere: weakWeight }
  if (stopWords.has(word) && !isPart)
    return { word, kind: 'stopWord', similarityByWord, weight: 0, weightIfUnknown: 0, weightIfElsewhere: 0 }
  if (weakWords.has(word)) {
    const weightIfElsewhere = drinkWords.has(word) ? drinkElsewhereWeight : weakWeight
    return { word, kind: 'weak', similarityByWord, ...weakWeights, weightIfElsewhere }
  }
  const { weight, closest } = distinctiveWeight(index, similarityByWord)
  const isSoftUnlessMet = word.length === 1 || /^20[0-3]\d$/.test(word)
  if (isSoftUnlessMet && closest < 1) return { word, kind: 'weak', similarityByWord, ...weakWeights }
  const weightIfUnknown = isSoftUnlessMet ? weakWeight : weight
  return { word, kind: 'distinctive', similarityByWord, weight, weightIfUnknown, weightIfElsewhere: weight }
}

function distinctiveWeight(
  { idfByWord }: CigarIndex,
  similarityByWord: ReadonlyMap<string, number>,
): { weight: number; closest: number } {
  let weight = unknownWordWeight
  let closest = 0
  for (const [candidate, similarity] of similarityByWord)
    if (similarity > closest) {
      closest = similarity
      weight = Math.max(1, idfByWord.get(candidate)!)
    }
  return { weight, closest }
}
