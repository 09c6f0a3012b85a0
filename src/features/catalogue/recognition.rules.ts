import { putVersionsSideBySide, type Versions } from './asked-version.rules.ts'
import type { CigarIndex } from './cigar-index.rules.ts'
import { type CigarWords, readCigarWords } from './cigar-words.rules.ts'
import { isDrink } from './drink-names.rules.ts'
import { type Evidence, explainedBy, gatherEvidence, type Judged, judge } from './line-evidence.rules.ts'
import { typedWords } from './typed-words.rules.ts'

export type Match = Pick<Judged, 'cigar' | 'score' | 'exact' | 'lineNamed'>

export interface Recognition {
  recognised: boolean
  matches: readonly Match[]
  /** A maker that was named for sure, although the line was not. */
  brand: string | undefined
  words: CigarWords
  /** Two houses use the name, and what was typed fits both. */
  versions: Versions | undefined
}

/** Longer than any name of a cigar with its size and a sentence around it. */
export const longestCigarName = 160
/** A name with its size and a sentence around it has fewer words than this. */
const mostWords = 28
const enough = 0.56
/** No page shows more lines; the rest of a long list is not worth judging. */
const mostJudged = 150

/** Which lines somebody may mean. Deterministic; ties by brand and line. */
export function recogniseCigar(index: CigarIndex, text: string, limit: number): Recognition {
  const words = text.length > longestCigarName ? { words: [], size: undefined } : readCigarWords(text)
  const typed = words.words.length > mostWords ? [] : typedWords(index, words.words)
  const evidence = gatherEvidence(index, typed)
  const ranked = likeliest(evidence, index)
    .map(at => judge(evidence, index.cigars[at]!, at))
    .filter(match => match.score > 0.2)
    .sort(byScore)
  const best = ranked[0]
  const recognised =
    best !== undefined && best.score >= enough && isTelling(best) && !isAnotherDrink(index, words.words, best)
  const { matches, versions } = putVersionsSideBySide(index, typed, ranked)
  return {
    recognised,
    matches: matches.slice(0, limit),
    brand: ranked.find(match => match.brandNamed >= 0.9)?.cigar.brand,
    words,
    versions: recognised ? versions : undefined,
  }
}

/** Cigars that explain most of what was typed, all equals together. */
function likeliest(evidence: Evidence, { cigars }: CigarIndex): number[] {
  const explained = new Float64Array(cigars.length)
  const some: number[] = []
  for (let at = 0; at < cigars.length; at++) {
    explained[at] = explainedBy(evidence, at, cigars[at]!.house).explained
    if (explained[at]! > 0.2) some.push(at)
  }
  if (some.length <= mostJudged) return some
  const least = some.map(at => explained[at]!).sort((a, b) => b - a)[mostJudged - 1]!
  return some.filter(at => explained[at]! >= least)
}

/**
 * A maker with enough of the line, or a line that needs no maker. Half a name of nobody's is neither, and a line
 * without its maker between words that are not its own may be about anything.
 */
function isTelling(match: Judged): boolean {
  const { exact, telling, brandNamed, lineNamed, isOwnName, strangers } = match
  if (brandNamed < 0.8) {
    const isNearlyAll = brandNamed >= 0.6 && lineNamed >= 0.9 && strangers === 0
    const isLineAlone = isOwnName && lineNamed >= (strangers > 0 ? 0.95 : 0.8)
    if (!isNearlyAll && !isLineAlone) return false
  }
  return telling >= 5 || (exact && brandNamed === 1) || match.isMakerAlone
}

/** The bar calls something so, and the maker of this cigar was not named with it. */
function isAnotherDrink({ drinks }: CigarIndex, words: readonly string[], best: Judged): boolean {
  return isDrink(drinks, words) && !(best.exact && best.brandNamed === 1)
}

function byScore(a: Judged, b: Judged): number {
  return (
    b.score - a.score ||
    b.telling - a.telling ||
    compare(a.cigar.brand, b.cigar.brand) ||
    compare(a.cigar.line, b.cigar.line)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
