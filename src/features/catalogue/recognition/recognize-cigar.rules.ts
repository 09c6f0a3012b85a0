import type { CigarLine } from '../catalogue.contract.ts'
import { type CigarTokens, stopWords, tokenizeCigarText } from '../words/words.rules.ts'
import { addedWords } from './added-words.rules.ts'
import type { CigarIndex } from './cigar-index.rules.ts'
import { bandColor, mentionsCigar, mentionsSmoking } from './cigar-mentions.rules.ts'
import { interleaveVersions, type VersionChoices } from './clarify-version.rules.ts'
import { expandCounterName } from './counter-names.rules.ts'
import { isDrinkName } from './drink-names.rules.ts'
import { byKnowledge, equalMatches, isEarlierName, preferTypedLeaf } from './equal-matches.rules.ts'
import { identifyFamilyMaker, identifyMaker, isBrandName } from './identify-maker.rules.ts'
import { isKnownFalsePositive } from './known-false-positives.rules.ts'
import { hasNumberMismatch } from './number-mismatch.rules.ts'
import { mentionsOtherProduct } from './other-products.rules.ts'
import { readQueryWords } from './query-words.rules.ts'
import {
  type Evidence,
  gatherEvidence,
  minMatch,
  queryCoverage,
  type ScoredLine,
  scoreLine,
} from './score-line.rules.ts'

export type Match = Pick<ScoredLine, 'cigar' | 'score' | 'exact' | 'lineCoverage'>

export interface Recognition {
  isRecognized: boolean
  matches: readonly Match[]
  /** A maker that was named with certainty, even if the line was not. */
  brand: string | undefined
  words: CigarTokens
  /** Words of the text that make it another line than the first match, which then is only its nearest. */
  added: readonly string[]
  /** Set if two makers use the name and the text fits both. */
  versions: VersionChoices | undefined
  /** Lines of one maker that the text fits equally well; empty unless there are two. */
  equals: readonly CigarLine[]
}

/** Longer than any cigar name with its size within a sentence. */
export const maxCigarNameLength = 160
const maxWords = 28
const minScore = 0.56
/** For a fully named line with one word that its maker does not use. */
const minFamilyScore = 0.4
/** No page shows more lines. */
const maxScoredLines = 80
/** Deterministic; ties by brand and line. */
export function recognizeCigar(index: CigarIndex, typed: string, limit: number): Recognition {
  const text = typed.length > maxCigarNameLength ? typed : expandCounterName(typed)
  const words =
    text.length > maxCigarNameLength
      ? { words: [], size: undefined }
      : tokenizeCigarText(text.replace(bandColor, ' '))
  const queryWords = words.words.length > maxWords ? [] : readQueryWords(index, words.words)
  const evidence = gatherEvidence(index, queryWords)
  const scored = selectCandidates(evidence, index).map(({ cigarIndex, coverage }) =>
    scoreLine(evidence, index.cigars[cigarIndex]!, cigarIndex, coverage),
  )
  const exactIndex = findExactName(index, words)
  const ranked = rankMakersFirst(
    evidence,
    scored.filter(match => match.score > 0.2),
  )
    .map(match => markExact(match, exactIndex))
    .sort(byScore)
  const { matches, versions } = interleaveVersions(index, evidence, preferTypedLeaf(ranked, words))
  const isFalsePositive = !mentionsSmoking(text) && isKnownFalsePositive(words.words)
  const best = matches[0]
  const isConfidentMatch =
    best !== undefined && !isFalsePositive && isConfident({ index, evidence, best, text, words })
  const equal = isConfidentMatch && !versions ? equalMatches(matches, words) : []
  const brand = isFalsePositive ? undefined : identifyMaker(index, matches, text, words)
  return {
    isRecognized: isConfidentMatch,
    matches: [...equal, ...matches.filter(match => !equal.includes(match))].slice(0, limit),
    brand,
    words,
    added: isConfidentMatch && exactIndex === undefined ? addedWords(index, evidence, equal[0] ?? best) : [],
    versions: isConfidentMatch || brand ? versions : undefined,
    equals: equal.map(({ cigar }) => cigar),
  }
}

/** `Marsh Wheeling Stogies`: `stogies` is a stop word, but here it is part of the name. */
function markExact(match: ScoredLine, exactIndex: number | undefined): ScoredLine {
  if (exactIndex !== match.cigarIndex) return match
  return { ...match, score: 1, exact: true, lineCoverage: 1, matchedWeight: Number.POSITIVE_INFINITY }
}

/** The line whose full name was typed, with or without stop words around it. */
function findExactName({ cigarIndexByName }: CigarIndex, { words }: CigarTokens): number | undefined {
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const cigarIndex = cigarIndexByName.get(words.slice(from, to).join(' '))
      if (cigarIndex !== undefined) return cigarIndex
      if (!stopWords.has(words[to - 1]!)) break
    }
    if (!stopWords.has(words[from]!)) break
  }
  return undefined
}

interface RecognitionQuery {
  index: CigarIndex
  evidence: Evidence
  best: ScoredLine
  text: string
  words: CigarTokens
}

function isConfident({ index, evidence, best, text, words }: RecognitionQuery): boolean {
  const hasCigarWords = mentionsCigar(text, words)
  const isLikely = best.score >= minScore && isSufficient(best, hasCigarWords)
  return (
    (isLikely ||
      isNearestOfFamily(index, best, words) ||
      isNamedByFamily(index, best, words) ||
      isLineAlone(index, best, words) ||
      isEarlierName(best)) &&
    !isDrink(index, words.words, best) &&
    !hasNumberMismatch(evidence, best) &&
    (hasCigarWords || !mentionsOtherProduct(words.words, best.cigar))
  )
}

/** `stillwell navy`: the word of a family of lines and one that only this line of it has. */
function isNamedByFamily(index: CigarIndex, best: ScoredLine, words: CigarTokens): boolean {
  const { unmatchedWords, matchedWords, score, lineCoverage, cigar } = best
  const isNamed = unmatchedWords === 0 && matchedWords >= 2 && score >= minFamilyScore && lineCoverage >= 0.4
  return isNamed && identifyFamilyMaker(index, words) === cigar.brand
}

/** `the judge`, `magnum 50`, `1926`: nothing but the name of one maker's line. */
function isLineAlone(
  { brandsByLineName }: CigarIndex,
  { cigar }: ScoredLine,
  { words }: CigarTokens,
): boolean {
  const brands = brandsByLineName.get(words.join(' '))
  return brands?.size === 1 && brands.has(cigar.brand)
}

/** `Undercrown 99`: an unknown edition is nearest to the line with the name of the family. */
function isNearestOfFamily(
  index: CigarIndex,
  { cigar, lineCoverage, score }: ScoredLine,
  words: CigarTokens,
): boolean {
  return score >= minFamilyScore && lineCoverage >= 0.95 && identifyFamilyMaker(index, words) === cigar.brand
}

/**
 * A maker typed alone ranks before another maker's line of that name. A maker typed in full, with words that it uses,
 * ranks before lines for which its name would be a typo: `bolivar maduro` is not Flor de Oliva.
 */
function rankMakersFirst(evidence: Evidence, lines: readonly ScoredLine[]): ScoredLine[] {
  const alone = lines.find(({ isMakerAlone }) => isMakerAlone)
  const makers = lines.filter(
    ({ brandCoverage, unmatchedWords }) => brandCoverage === 1 && unmatchedWords === 0,
  )
  const bestMaker = makers.reduce<ScoredLine | undefined>(
    (best, match) => (best && best.score >= match.score ? best : match),
    undefined,
  )
  const top = alone ?? bestMaker
  if (!top) return [...lines]
  return lines.map(match =>
    match.brandCoverage < 1 && (alone || isTypoOfMaker(evidence, match, top))
      ? { ...match, score: Math.min(match.score, top.score - 0.01) }
      : match,
  )
}

function isTypoOfMaker(
  { queryWords, matchesByWord }: Evidence,
  { cigarIndex }: ScoredLine,
  { makerWords }: ScoredLine,
): boolean {
  return queryWords.some(({ word, kind }, wordIndex) => {
    const match = matchesByWord[wordIndex]![cigarIndex]!
    return kind === 'distinctive' && makerWords.has(word) && match > 0 && match < minMatch
  })
}

interface Candidate {
  cigarIndex: number
  coverage: number
}

/** Keeps all cigars that tie for the last place. */
function selectCandidates(evidence: Evidence, { cigars }: CigarIndex): Candidate[] {
  const candidates: Candidate[] = []
  for (let cigarIndex = 0; cigarIndex < cigars.length; cigarIndex++) {
    if (evidence.hasAnyMatch[cigarIndex] === 0) continue
    const coverage = queryCoverage(evidence, cigarIndex)
    if (coverage > 0.2) candidates.push({ cigarIndex, coverage })
  }
  if (candidates.length <= maxScoredLines) return candidates
  const threshold = Float64Array.from(candidates, ({ coverage }) => coverage)
    .sort()
    .at(-maxScoredLines)!
  return candidates.filter(({ coverage }) => coverage >= threshold)
}

/**
 * A maker with enough of the line, or a line that needs no maker. If a common word matched, a single word is not enough
 * unless the text mentions cigars.
 */
function isSufficient(match: ScoredLine, hasCigarWords: boolean): boolean {
  const {
    exact,
    matchedWeight,
    brandCoverage,
    lineCoverage,
    hasDistinctiveName,
    unmatchedWords,
    matchedWords,
    matchedDistinctiveWords,
  } = match
  if (brandCoverage >= 0.8) {
    const isLineTyped = lineCoverage >= 0.9 || (lineCoverage >= 0.35 && hasDistinctiveName)
    if (unmatchedWords > 0 && !(isLineTyped && (matchedWords >= 2 || hasCigarWords))) return false
    return matchedWeight >= 5 || (brandCoverage === 1 && (exact || unmatchedWords === 0))
  }
  const isNearlyComplete = brandCoverage >= 0.6 && lineCoverage >= 0.9 && unmatchedWords === 0
  const isLineSufficient =
    hasDistinctiveName &&
    lineCoverage >= (unmatchedWords > 0 ? 0.95 : 0.8) &&
    (unmatchedWords === 0 || matchedDistinctiveWords >= 2 || hasCigarWords)
  return matchedWeight >= 5 && (isNearlyComplete || isLineSufficient)
}

/** A drink of that name, unless it is a maker's own name or a line typed with its maker. */
function isDrink({ drinkNames }: CigarIndex, words: readonly string[], best: ScoredLine): boolean {
  return (
    isDrinkName(drinkNames, words) &&
    !isBrandName(best.cigar, words) &&
    !(best.exact && best.brandCoverage === 1)
  )
}

function byScore(a: ScoredLine, b: ScoredLine): number {
  return (
    b.score - a.score ||
    b.matchedWeight - a.matchedWeight ||
    byKnowledge(a, b) ||
    compare(a.cigar.brand, b.cigar.brand) ||
    compare(a.cigar.line, b.cigar.line)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
