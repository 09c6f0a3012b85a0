import type { CigarLine } from '../catalogue.contract.ts'
import { commonWords } from '../words/words.rules.ts'
import type { CigarIndex, IndexedCigar, Spelling } from './cigar-index.rules.ts'
import { clearEvidenceArrays, type EvidenceArrays } from './evidence-arrays.rules.ts'
import type { QueryWord } from './query-words.rules.ts'

/** Minimum similarity for a typed word to count as matched. */
export const minMatch = 0.8

/** Shares and scores run from 0 to 1. */
export interface ScoredLine {
  cigar: CigarLine
  /** Index of the cigar. */
  cigarIndex: number
  /** Share of the query that this line explains, and share of the line that was named. */
  score: number
  /** No typos, nothing left over, the whole line named. */
  exact: boolean
  /** Share of the line's own name that was typed; 0 if only the maker was. */
  lineCoverage: number
  brandCoverage: number
  isMakerAlone: boolean
  /** The line has the name of its maker and nothing more. */
  isNamedAfterMaker: boolean
  makerWords: ReadonlySet<string>
  matchedWeight: number
  /** The text contains more than a leaf, a size or a country. */
  hasDistinctiveName: boolean
  /** Distinctive words that this line does not have. */
  unmatchedWords: number
  matchedWords: number
  /** Matched words that are not a leaf, a color or a common word. */
  matchedDistinctiveWords: number
}

/** The query compared with the whole catalogue, once for all lines. */
export interface Evidence extends EvidenceArrays {
  queryWords: readonly QueryWord[]
  makerByCigar: Int32Array
  mentionByBrand: Map<string, MakerMention>
}

/** How the maker was typed: the same for all its lines. */
interface MakerMention {
  brand: NameCoverage
  name: NameCoverage
  /** For each typed word, whether it belongs to the maker's names. */
  isMakerWord: readonly boolean[]
}

/** An alias counts almost as much as the name. */
const aliasFactor = 0.97
const makerAloneScore = 0.8
const minKnownSimilarity = 0.8
/**
 * Weights of the first, second, ... word that the maker does not use. The first may be a bad typo. A long text has many,
 * and they say nothing about the cigar in it.
 */
const unmatchedWeights = [3, 1.5, 0.75, 0.3]

/** The evidence is valid until the next call for the same index, which uses the same arrays. */
export function gatherEvidence(index: CigarIndex, queryWords: readonly QueryWord[]): Evidence {
  const arrays = clearEvidenceArrays(index.evidenceArrays, index, queryWords.length)
  const { bestSimilarity, bestQueryWord } = arrays
  queryWords.forEach((queryWord, queryIndex) => {
    for (const [candidate, similarity] of queryWord.similarityByWord) {
      const wordIndex = index.vocabulary.indexByWord.get(candidate)!
      if (similarity <= bestSimilarity[wordIndex]!) continue
      bestSimilarity[wordIndex] = similarity
      bestQueryWord[wordIndex] = queryIndex
    }
    matchCatalogue(index, queryWord, queryIndex)
  })
  return { ...arrays, queryWords, makerByCigar: index.makerByCigar, mentionByBrand: new Map() }
}

function matchCatalogue(
  { evidenceArrays, postingsByWord, makerByCigar }: CigarIndex,
  { similarityByWord, weight }: QueryWord,
  queryIndex: number,
): void {
  const matchByCigar = evidenceArrays.matchesByWord[queryIndex]!
  const knownToMaker = evidenceArrays.knownToMakerByWord[queryIndex]!
  const { hasAnyMatch } = evidenceArrays
  for (const [candidate, similarity] of similarityByWord) {
    const { cigarIndexes, factors } = postingsByWord.get(candidate)!
    for (let position = 0; position < cigarIndexes.length; position++) {
      const cigarIndex = cigarIndexes[position]!
      const match = similarity * factors[position]!
      if (match > matchByCigar[cigarIndex]!) matchByCigar[cigarIndex] = match
      if (weight > 0) hasAnyMatch[cigarIndex] = 1
      if (similarity >= minKnownSimilarity) knownToMaker[makerByCigar[cigarIndex]!] = 1
    }
  }
}

export function queryCoverage(evidence: Evidence, cigar: number): number {
  const { queryWords, matchesByWord, knownToMakerByWord, makerByCigar } = evidence
  const maker = makerByCigar[cigar]!
  let matched = 0
  let total = 0
  let unmatched = 0
  for (let index = 0; index < queryWords.length; index++) {
    const { weight, weightIfUnknown, weightIfElsewhere, kind } = queryWords[index]!
    const match = matchesByWord[index]![cigar]!
    if (match > 0) {
      matched += weight * match
      total += weight
    } else if (knownToMakerByWord[index]![maker] === 1) total += weightIfElsewhere
    else if (kind === 'distinctive') {
      total += Math.min(weightIfUnknown, unmatchedWeights[Math.min(unmatched, 3)]!)
      unmatched++
    } else total += weightIfUnknown
  }
  return total === 0 ? 0 : matched / total
}

/** @param coverage from `queryCoverage` */
export function scoreLine(
  evidence: Evidence,
  indexed: IndexedCigar,
  cigarIndex: number,
  coverage: number,
): ScoredLine {
  const mention = findMakerMention(evidence, indexed)
  const { brand } = mention
  const line = coverLine(evidence, indexed, mention)
  const isLongLineComplete = line.isWhole && line.words >= 2 && indexed.line.words.length >= 3
  const isDistinctive = isLongLineComplete || matchesDistinctively(indexed, evidence, line)
  const exact =
    line.isWhole && (brand.coverage === 1 || isDistinctive) && matchesEveryWord(evidence, cigarIndex)
  // Only the maker, spelled right: "monte" is Montecristo rather than the beginning of Montecarlos.
  const isMakerAlone = brand.coverage === 1 && coverage === 1 && line.coverage < 0.2
  const likely = coverage * (0.42 + 0.2 * brand.coverage + 0.38 * line.coverage)
  const isOfMaker = brand.coverage === 1 && coverage === 1
  const counts = countWords(evidence, cigarIndex)
  return {
    cigar: indexed.cigar,
    cigarIndex,
    score: Math.round(scoreOf(likely, { exact, isMakerAlone, isOfMaker }) * 1000) / 1000,
    exact,
    isMakerAlone,
    makerWords: indexed.makerWords,
    isNamedAfterMaker: indexed.isNamedAfterMaker,
    matchedWeight: brand.weight + line.weight,
    brandCoverage: brand.coverage,
    lineCoverage: line.coverage,
    hasDistinctiveName: isDistinctive,
    unmatchedWords: counts.unmatchedWords,
    matchedWords: counts.matchedWords,
    matchedDistinctiveWords: counts.matchedDistinctiveWords,
  }
}

function matchesEveryWord({ queryWords, matchesByWord }: Evidence, cigarIndex: number): boolean {
  return queryWords.every(({ kind }, index) => kind === 'stopWord' || matchesByWord[index]![cigarIndex] === 1)
}

function findMakerMention(evidence: Evidence, { cigar, brands, makerWords }: IndexedCigar): MakerMention {
  const cached = evidence.mentionByBrand.get(cigar.brand)
  if (cached) return cached
  const mention = {
    brand: bestCoverage(brands, evidence),
    name: coverSpelling(brands[0]!, evidence) ?? noCoverage,
    isMakerWord: evidence.queryWords.map(({ word }) => makerWords.has(word)),
  }
  evidence.mentionByBrand.set(cigar.brand, mention)
  return mention
}

function countWords(
  { queryWords, matchesByWord }: Evidence,
  cigar: number,
): Pick<ScoredLine, 'unmatchedWords' | 'matchedWords' | 'matchedDistinctiveWords'> {
  const count = { unmatchedWords: 0, matchedWords: 0, matchedDistinctiveWords: 0 }
  for (let index = 0; index < queryWords.length; index++) {
    const { kind, word } = queryWords[index]!
    if (kind !== 'distinctive') continue
    if (matchesByWord[index]![cigar] === 0) count.unmatchedWords++
    else {
      count.matchedWords++
      if (!commonWords.has(word)) count.matchedDistinctiveWords++
    }
  }
  return count
}

/** Exact matches rank above inexact ones, and a line above its bare maker. */
function scoreOf(likely: number, is: { exact: boolean; isMakerAlone: boolean; isOfMaker: boolean }): number {
  if (is.exact) return 0.9 + 0.1 * likely
  if (is.isMakerAlone) return makerAloneScore
  return is.isOfMaker ? Math.max(0.96 * likely, makerAloneScore + 0.01 * likely) : 0.96 * likely
}

/** A word that names the maker does not count as a typo for a line. */
function coverLine(
  evidence: Evidence,
  { line, lineAliases, repeatsMaker }: IndexedCigar,
  { brand, name, isMakerWord }: MakerMention,
): NameCoverage & { isWhole: boolean } {
  const isOnlyMaker =
    repeatsMaker &&
    countMakerWords(evidence.queryWords, isMakerWord) <= (name.coverage === 1 ? name : brand).words
  const ownName = (!isOnlyMaker && coverSpelling(line, evidence, isMakerWord)) || noCoverage
  const alias = bestCoverage(lineAliases, evidence, isMakerWord)
  const isWhole = ownName.coverage === 1
  const coverageOfAlias = alias.coverage * aliasFactor
  const { coverage, weight, words } = ownName.coverage >= coverageOfAlias ? ownName : alias
  return {
    coverage: ownName.coverage >= coverageOfAlias ? coverage : coverageOfAlias,
    weight,
    words,
    isWhole,
  }
}

function countMakerWords(queryWords: readonly QueryWord[], isMakerWord: readonly boolean[]): number {
  return queryWords.filter(({ kind }, index) => kind !== 'stopWord' && isMakerWord[index]).length
}

/** One word that matches almost exactly, or two that nearly do. A short word that is only similar may be anything. */
function matchesDistinctively(
  { distinctiveWords }: IndexedCigar,
  { bestSimilarity }: Evidence,
  line: NameCoverage,
): boolean {
  let nearMatches = 0
  for (const { word, wordIndex, isNumber } of distinctiveWords) {
    const similarity = bestSimilarity[wordIndex]!
    if (similarity === 0) continue
    if (isNumber) {
      // `601 green`: a long number and the rest of the name.
      if (similarity === 1 && word.length >= 3)
        nearMatches += line.coverage >= 0.95 && line.words >= 2 ? 2 : 1
      continue
    }
    if (similarity >= 0.95 || (similarity >= 0.88 && word.length >= 7)) return true
    if (similarity >= 0.75) nearMatches++
  }
  return nearMatches >= 2
}

interface NameCoverage {
  coverage: number
  weight: number
  words: number
}
const noCoverage: NameCoverage = { coverage: 0, weight: 0, words: 0 }

/** The most completely typed spelling. */
function bestCoverage(
  spellings: readonly Spelling[],
  evidence: Evidence,
  isMakerWord?: readonly boolean[],
): NameCoverage {
  let best = noCoverage
  for (const spelling of spellings) {
    const covered = coverSpelling(spelling, evidence, isMakerWord)
    if (!covered) continue
    if (
      covered.coverage > best.coverage ||
      (covered.coverage === best.coverage && covered.weight > best.weight)
    )
      best = covered
  }
  return best
}

/** Undefined if no word of it was typed. With `isMakerWord`, a word that names the maker is no typo. */
function coverSpelling(
  { wordIndexes, weight, contentWordCount }: Spelling,
  { bestSimilarity, bestQueryWord }: Evidence,
  isMakerWord?: readonly boolean[],
): NameCoverage | undefined {
  let total = 0
  for (let position = 0; position < wordIndexes.length; position++) {
    const wordIndex = wordIndexes[position]!
    const similarity = bestSimilarity[wordIndex]!
    if (similarity > 0 && (similarity === 1 || !isMakerWord?.[bestQueryWord[wordIndex]!])) total += similarity
  }
  if (total === 0 || weight === 0) return undefined
  // All words of a spelling weigh the same; summing weights would be off by a rounding error for five words.
  const coverage = total / wordIndexes.length
  return { coverage, weight: coverage * weight, words: contentWordCount }
}
