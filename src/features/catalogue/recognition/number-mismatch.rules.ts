import { type Evidence, minMatch, type ScoredLine } from './score-line.rules.ts'

/** A fully named line may have a size of that number; a partly named line with another number is another line. */
const fullCoverage = 0.9

/** A number identifies a line: `Siglo 7` is not a Siglo. Years are ignored. */
export function hasNumberMismatch(
  { queryWords, matchesByWord }: Evidence,
  { lineCoverage, cigarIndex }: ScoredLine,
): boolean {
  if (lineCoverage >= fullCoverage) return false
  return queryWords.some(
    ({ word }, wordIndex) =>
      /^[a-z]?\d{1,3}$/.test(word) && matchesByWord[wordIndex]![cigarIndex]! < minMatch,
  )
}
