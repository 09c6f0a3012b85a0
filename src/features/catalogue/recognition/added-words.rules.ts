import { type CigarLine, isKnownCigar } from '../catalogue.contract.ts'
import {
  countryByWord,
  type Leaf,
  leafByWord,
  leafCountryAndStrengthWords,
  sizeNames,
  stopWords,
} from '../words/words.rules.ts'
import type { CigarIndex, Spelling } from './cigar-index.rules.ts'
import type { Evidence } from './score-line.rules.ts'

/** Stop words that stand inside names. */
const connectors = new Set('of the de del la las los el y'.split(' '))
/** A text with more stop words is a sentence, and most of its words are about something else. */
const maxStopWordsOfName = 1
/** Lines that come back every year with another blend. */
const yearlyName = /\byear of|limited|limitada|\b[el]e\b|holiday|christmas|navidad|halloween|monster/i

/**
 * Typed words that the line does not have, beyond those that may be its own misspelled words: `Maduro` in `Serie S Maduro`,
 * `2026` in `Year of the Horse 2026`. A name with such a word is another line. Sizes, packaging and small talk do not count.
 */
export function addedWords(index: CigarIndex, evidence: Evidence, best: BestLine): readonly string[] {
  const { queryWords } = evidence
  const letter = otherLetter(index, evidence, best)
  if (letter !== undefined) return [letter]
  const isMatched = (at: number) => evidence.matchesByWord[at]![best.cigarIndex]! > 0
  const talk = queryWords.filter(({ word, kind }) => kind === 'stopWord' && !connectors.has(word))
  const isSentence = talk.length > maxStopWordsOfName
  const added = namesIn(evidence, isMatched).filter(
    at => !isMatched(at) && isOfName(queryWords[at]!, best.cigar, isSentence),
  )
  const missing = wordsMissing(index, evidence, best.cigarIndex)
  return added.length > missing ? added.map(at => queryWords[at]!.word) : []
}

interface BestLine {
  cigar: CigarLine
  cigarIndex: number
}

/** The letter of another series: `Serie S` is not `Serie G`, although `series` has its letters. */
function otherLetter(
  { postingsByWord }: CigarIndex,
  { queryWords }: Evidence,
  { cigarIndex }: BestLine,
): string | undefined {
  const isOfLine = (word: string) => postingsByWord.get(word)?.cigarIndexes.includes(cigarIndex) ?? false
  const words = queryWords.map(({ word }) => word)
  if (words.some(word => /^[a-z\d]$/.test(word) && isOfLine(word))) return undefined
  return words.find((word, at) => /^[a-z\d]$/.test(word) && /^series?$/.test(words[at - 1] ?? ''))
}

/** Whether a word that the line lacks is part of a name. */
function isOfName(queryWord: Evidence['queryWords'][number], cigar: CigarLine, isSentence: boolean): boolean {
  const { word, kind, similarityByWord } = queryWord
  if (sizeNames.has(word) || word.length === 1) return false
  if (/^20[0-3]\d$/.test(word)) return isYearly(cigar) && !isOwnYear(cigar, word)
  if (kind !== 'distinctive') return false
  const leaf = leafByWord.get(word)
  if (leaf) return !suitsLeaf(cigar, leaf)
  // A number is the identity of a line, where no size has one.
  if (/^\d{1,3}$/.test(word)) return !hasNumberedSizes(cigar) && !isRingGauge(Number(word))
  if (countryByWord.has(word) || leafCountryAndStrengthWords.has(word)) return false
  const isKnownWord = similarityByWord.get(word) === 1
  return isKnownWord || (!isSentence && word.length > 3)
}

/** Indexes of the words that stand in one run with a matched word. */
function namesIn({ queryWords }: Evidence, isMatched: (at: number) => boolean): number[] {
  const runs: number[][] = [[]]
  queryWords.forEach(({ word, kind }, at) => {
    if (kind !== 'stopWord') runs.at(-1)!.push(at)
    else if (!connectors.has(word)) runs.push([])
  })
  return runs.filter(run => run.some(isMatched)).flat()
}

/**
 * How many words of the line, and of a maker that was begun, were not typed, in the spelling that was typed best: they may
 * be the unreadable slips.
 */
function wordsMissing({ cigars }: CigarIndex, { bestSimilarity }: Evidence, cigarIndex: number): number {
  const { line, lineAliases, brands } = cigars[cigarIndex]!
  const coverOf = ({ words, wordIndexes }: Spelling) => {
    const places = words.flatMap((word, at) => (stopWords.has(word) ? [] : [wordIndexes[at]!]))
    const typed = places.filter(place => bestSimilarity[place]! > 0).length
    return { typed, missing: places.length - typed }
  }
  const bestOf = (spellings: readonly Spelling[]) =>
    spellings.map(coverOf).sort((one, other) => other.typed - one.typed || one.missing - other.missing)[0]
  const maker = bestOf(brands)
  return (maker && maker.typed > 0 ? maker.missing : 0) + bestOf([line, ...lineAliases])!.missing
}

function hasNumberedSizes(cigar: CigarLine): boolean {
  return isKnownCigar(cigar) && cigar.vitolas.some(({ name }) => /\d/.test(name))
}

const isRingGauge = (number: number) => number >= 34 && number <= 80

function isYearly(cigar: CigarLine): boolean {
  return cigar.status === 'limited' || cigar.status === 'shop-exclusive' || yearlyName.test(cigar.line)
}

/** The year in which the line came out: `Davidoff Maduro 2024`. */
function isOwnYear(cigar: CigarLine, word: string): boolean {
  return isKnownCigar(cigar) && cigar.year === Number(word)
}

/** A line known by name has no leaf that a word could suit. */
function suitsLeaf(cigar: CigarLine, leaf: Leaf): boolean {
  if (!isKnownCigar(cigar)) return true
  const { wrapperClass, shade } = cigar
  if (leaf === 'maduro' || leaf === 'oscuro') return shade === 'maduro' || shade === 'oscuro'
  return (
    leaf === wrapperClass ||
    leaf === shade ||
    (leaf === 'natural' && shade !== 'maduro' && shade !== 'oscuro')
  )
}
