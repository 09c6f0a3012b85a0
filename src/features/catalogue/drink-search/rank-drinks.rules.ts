import type { Drink } from '../catalogue.contract.ts'
import { commonWords, drinkWords, findByPrefix, findSimilarWords } from '../words/words.rules.ts'
import type { DrinkIndex, DrinkName } from './drink-index.rules.ts'
import { isFiller, tokenizeDrinkText } from './drink-words.rules.ts'
import { everydayWords } from './everyday-words.rules.ts'

export interface DrinkHit {
  drink: Drink
  /** 0 to 1. */
  score: number
  /** 0 to 1: share of the typed text that the drink explains. */
  queryCoverage: number
  /** 0 to 1: share of one of its names that was typed. */
  nameCoverage: number
  /** Not mixed, and of the typed style: `rum`, `tawny port`. */
  isOfStyle: boolean
  /** 0 to 1: similarity of the best typed word that is distinctive. */
  distinctiveSimilarity: number
  /** Whether such a word is one of the first two of a name, where makers stand. */
  beginsName: boolean
  /** Typed words that are not fillers. */
  wordCount: number
  /** Whether the text contains stop words. */
  hasStopWords: boolean
}

/** Longer than any drink name within a sentence. */
export const maxDrinkTextLength = 160
const maxWords = 20
/** Weight of a word that no drink has. */
const unknownWordWeight = 4.5
const prefixSimilarity = 0.6
const compoundSimilarity = 0.98
const minQueryCoverage = 0.3
/** Someone who types only `rum` gets one neat before any mixed drink. */
const mixedDrinkPenalty = 0.4

interface QueryTerm {
  word: string
  weight: number
  similarityByWord: ReadonlyMap<string, number>
}

/** Best first; ties by name. */
export function searchDrinks(index: DrinkIndex, text: string): DrinkHit[] {
  const query = text.length > maxDrinkTextLength ? [] : readQuery(index, text)
  const totalWeight = query.reduce((sum, { weight }) => sum + weight, 0)
  if (totalWeight === 0) return []
  const matchedByDrink = matchDrinks(index, query)
  const similarityByWord = bestSimilarities(query)
  const hasStopWords = query.some(({ word }) => isFiller(word))
  const distinctiveWords = bestSimilarities(
    query
      .filter(({ word }) => isDistinctive(word))
      .map(term => (hasStopWords ? withoutShortSlips(term) : term)),
  )
  const hits: DrinkHit[] = []
  for (const [drinkIndex, matched] of matchedByDrink) {
    const queryCoverage = matched / totalWeight
    if (queryCoverage < minQueryCoverage) continue
    const { drink, names, styleWords } = index.drinks[drinkIndex]!
    const nameCoverage = Math.max(...names.map(name => coverageOfName(index, name, similarityByWord)))
    const isOfStyle = drink.recipe.length === 0 && query.every(({ word }) => styleWords.has(word))
    const score = queryCoverage * (0.55 + 0.45 * nameCoverage)
    hits.push({
      drink,
      score,
      queryCoverage,
      nameCoverage,
      isOfStyle,
      distinctiveSimilarity: bestDistinctiveSimilarity(index, drinkIndex, distinctiveWords),
      beginsName: names.some(({ words }) =>
        words.slice(0, 2).some(word => (distinctiveWords.get(word) ?? 0) >= minDistinctiveSimilarity),
      ),
      wordCount: query.filter(({ word }) => !isFiller(word)).length,
      hasStopWords,
    })
  }
  return demoteMixedDrinks(hits).sort((a, b) => b.score - a.score || (a.drink.name < b.drink.name ? -1 : 1))
}

/** If a style was typed, drinks that only have the word in a name come later. */
function demoteMixedDrinks(hits: DrinkHit[]): DrinkHit[] {
  if (!hits.some(({ isOfStyle }) => isOfStyle)) return hits
  return hits.map(hit =>
    hit.isOfStyle || isExactHit(hit) ? hit : { ...hit, score: hit.score - mixedDrinkPenalty },
  )
}

/** `Green light` and `I need help` contain words of many bottles and mean none. */
function isDistinctive(word: string): boolean {
  if (word.length < 3 || /^\d+$/.test(word) || isFiller(word) || everydayWords.has(word)) return false
  return drinkWords.has(word) || !commonWords.has(word)
}

/** In a sentence a short word is more likely another word than a slip: `late` is no latte. */
function withoutShortSlips(term: QueryTerm): QueryTerm {
  if (term.word.length >= minSlipLength) return term
  return {
    ...term,
    similarityByWord: new Map([...term.similarityByWord].filter(([, similarity]) => similarity === 1)),
  }
}

function bestDistinctiveSimilarity(
  { wordsByDrink }: DrinkIndex,
  drinkIndex: number,
  similarityByWord: ReadonlyMap<string, number>,
): number {
  let best = 0
  for (const [word, similarity] of similarityByWord)
    if (similarity > best && wordsByDrink[drinkIndex]!.has(word)) best = similarity
  return best
}

function readQuery(index: DrinkIndex, text: string): QueryTerm[] {
  const words = tokenizeDrinkText(text)
    .slice(0, maxWords)
    .flatMap(word => (index.postingsByWord.has(word) ? word : (index.wordsByCompound.get(word) ?? word)))
  return words.map((word, position) => {
    const similarityByWord = candidatesFor(index, word)
    for (const neighbor of [words[position - 1], words[position + 1]]) {
      const compound = neighbor === words[position - 1] ? `${neighbor}${word}` : `${word}${neighbor}`
      if (neighbor && index.postingsByWord.has(compound)) similarityByWord.set(compound, compoundSimilarity)
    }
    return { word, similarityByWord, weight: weightOf(index, word, similarityByWord) }
  })
}

/** A stop word is never a misspelling. A word of one or two letters matches every word that starts with it. */
function candidatesFor({ vocabulary, postingsByWord }: DrinkIndex, word: string): Map<string, number> {
  if (isFiller(word)) return new Map(postingsByWord.has(word) ? [[word, 1]] : [])
  const found = findSimilarWords(vocabulary, word)
  if (word.length <= 2 && !/\d/.test(word))
    for (const index of findByPrefix(vocabulary, word)) {
      const { word: completion } = vocabulary.words[index]!
      found.set(completion, Math.max(prefixSimilarity, found.get(completion) ?? 0))
    }
  return found
}

function weightOf(
  { idfByWord }: DrinkIndex,
  word: string,
  similarityByWord: ReadonlyMap<string, number>,
): number {
  if (similarityByWord.size === 0) return isFiller(word) ? 0 : unknownWordWeight
  let weight = 0
  let closest = 0
  for (const [candidate, similarity] of similarityByWord)
    if (similarity > closest) {
      closest = similarity
      weight = idfByWord.get(candidate)!
    }
  return weight
}

/** Weight of the matched words, by index of the drink. */
function matchDrinks({ postingsByWord }: DrinkIndex, query: readonly QueryTerm[]): Map<number, number> {
  const matchedByDrink = new Map<number, number>()
  for (const { weight, similarityByWord } of query) {
    const best = new Map<number, number>()
    for (const [candidate, similarity] of similarityByWord)
      for (const { drinkIndex, factor } of postingsByWord.get(candidate)!)
        best.set(drinkIndex, Math.max(similarity * factor, best.get(drinkIndex) ?? 0))
    for (const [drinkIndex, matched] of best)
      matchedByDrink.set(drinkIndex, (matchedByDrink.get(drinkIndex) ?? 0) + weight * matched)
  }
  return matchedByDrink
}

function bestSimilarities(query: readonly QueryTerm[]): Map<string, number> {
  const best = new Map<string, number>()
  for (const { similarityByWord } of query)
    for (const [candidate, similarity] of similarityByWord)
      best.set(candidate, Math.max(similarity, best.get(candidate) ?? 0))
  return best
}

function coverageOfName(
  { idfByWord }: DrinkIndex,
  { words, weight }: DrinkName,
  similarityByWord: ReadonlyMap<string, number>,
): number {
  let matched = 0
  for (const word of words) matched += (similarityByWord.get(word) ?? 0) * idfByWord.get(word)!
  return matched / weight
}

const minConfidentCoverage = 0.74
const minSlipLength = 5
const minSentenceCoverage = 0.5
const minDistinctiveSimilarity = 0.78
/** In a sentence, one typo in five letters is a different word: `maybe later` is not water. */
const minSimilarityWithStopWords = 0.83

/** Whether this drink is meant, and is not just the nearest match to something else. */
export function isConfidentHit(hit: DrinkHit): boolean {
  const {
    queryCoverage,
    nameCoverage,
    distinctiveSimilarity,
    hasStopWords,
    isOfStyle,
    beginsName,
    wordCount,
  } = hit
  if (isExactHit(hit)) return true
  const isWhole = nameCoverage > 0.999
  if (queryCoverage >= 0.95 && nameCoverage >= 0.6 && (distinctiveSimilarity > 0 || wordCount > 1 || isWhole))
    return true
  // The whole name, in a sentence with words that we do not know.
  if (queryCoverage >= minSentenceCoverage && isWhole && distinctiveSimilarity === 1) return true
  if (distinctiveSimilarity < (hasStopWords ? minSimilarityWithStopWords : minDistinctiveSimilarity))
    return false
  if (queryCoverage < minConfidentCoverage) return false
  // A word from the middle of a long name means that drink only together with others.
  return (
    nameCoverage >= 0.5 ||
    (queryCoverage >= 0.79 && (isOfStyle || beginsName)) ||
    (nameCoverage >= 0.3 && beginsName)
  )
}

export function isExactHit({
  queryCoverage,
  nameCoverage,
}: Pick<DrinkHit, 'queryCoverage' | 'nameCoverage'>): boolean {
  return queryCoverage > 0.999 && nameCoverage > 0.999
}
