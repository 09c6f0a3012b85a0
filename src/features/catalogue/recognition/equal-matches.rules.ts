import { confidences } from '../catalogue.contract.ts'
import {
  type CigarTokens,
  countryByWord,
  leafByWord,
  sizeWords,
  stopWords,
  tokenizeCigarText,
} from '../words/words.rules.ts'
import type { ScoredLine } from './score-line.rules.ts'

/** Below this share of its name a line only has the leaf or the country that was typed. */
const minLineCoverage = 0.3
/** With all but one word of a line that is sold under an earlier maker's name, the line is named. */
const minEarlierName = 0.7
/** With more of its name the line is meant. */
const maxLineCoverage = 0.75
const maxLead = 0.01
const minShare = 0.6
const minFullName = 0.9
const maxLeafLead = 0.1

/**
 * The lines of one maker that the text fits about equally well: `Rocky Patel Vintage`, `Acid blue`. Those with known facts
 * come first. Empty if the text fits one better than all others.
 */
export function equalMatches(matches: readonly ScoredLine[], { words }: CigarTokens): readonly ScoredLine[] {
  const best = matches[0]
  if (!best || best.exact || best.isMakerAlone) return []
  if (best.lineCoverage < minLineCoverage || best.lineCoverage > maxLineCoverage) return []
  if (words.every(word => best.makerWords.has(word) || !isOfName(word))) return []
  const equal = matches.filter(
    ({ cigar, score, unmatchedWords, lineCoverage }) =>
      cigar.brand === best.cigar.brand &&
      unmatchedWords === 0 &&
      score >= best.score - maxLead &&
      lineCoverage >= Math.max(minLineCoverage, best.lineCoverage * minShare),
  )
  return equal.length < 2 ? [] : equal.toSorted(byShareOfName)
}

/** A size or a country says nothing of the line. */
function isOfName(word: string): boolean {
  return !(sizeWords.has(word) || countryByWord.has(word) || stopWords.has(word))
}

/**
 * `Padrón 1964 Exclusivo Maduro` is the Maduro, although the size in it is an alias of the plain line: of two lines that are
 * named nearly in full, the one that has the typed leaf in its name comes first.
 */
export function preferTypedLeaf(
  matches: readonly ScoredLine[],
  { words }: CigarTokens,
): readonly ScoredLine[] {
  const best = matches[0]
  const leaves = words.filter(word => leafByWord.has(word))
  if (!best || leaves.length === 0 || best.lineCoverage < minFullName) return matches
  if (hasWordOf(leaves, best)) return matches
  const withLeaf = matches.find(
    match =>
      match.cigar.brand === best.cigar.brand &&
      match.lineCoverage >= minFullName &&
      match.score >= best.score - maxLeafLead &&
      hasWordOf(leaves, match),
  )
  return withLeaf ? [withLeaf, ...matches.filter(match => match !== withLeaf)] : matches
}

function hasWordOf(words: readonly string[], { cigar }: ScoredLine): boolean {
  const ofLine = tokenizeCigarText(cigar.line).words
  return words.some(word => ofLine.includes(word))
}

/** `Nat Sherman Timeless`: nearly the whole name of lines that another maker sells today. */
export function isEarlierName({ unmatchedWords, matchedWords, lineCoverage }: ScoredLine): boolean {
  return unmatchedWords === 0 && matchedWords >= 3 && lineCoverage >= minEarlierName
}

/** `Oliva V` is the Serie V rather than the Serie V Melanio, if enough is known of both. */
function byShareOfName(one: ScoredLine, other: ScoredLine): number {
  return byConfidence(one, other) || other.lineCoverage - one.lineCoverage || byKnowledge(one, other)
}

/** Of equal matches, the one that is known best: by what was published of it, then by how many names it goes by. */
export function byKnowledge(one: ScoredLine, other: ScoredLine): number {
  return byConfidence(one, other) || other.cigar.aliases.length - one.cigar.aliases.length
}

function byConfidence(one: ScoredLine, other: ScoredLine): number {
  return confidences.indexOf(one.cigar.confidence) - confidences.indexOf(other.cigar.confidence)
}
