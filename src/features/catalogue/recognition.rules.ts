import { putVersionsSideBySide, type Versions } from './asked-version.rules.ts'
import type { CigarIndex } from './cigar-index.rules.ts'
import { saysCigar, speaksOfSmoking } from './cigar-talk.rules.ts'
import { type CigarWords, readCigarWords } from './cigar-words.rules.ts'
import { isDrink } from './drink-names.rules.ts'
import { chatter } from './everyday-words.rules.ts'
import { saysForeignNumber } from './foreign-numbers.rules.ts'
import {
  type Evidence,
  explainedBy,
  gatherEvidence,
  type Judged,
  judge,
  wellMet,
} from './line-evidence.rules.ts'
import { familyNamed, isBrand, makerNamed } from './maker-named.rules.ts'
import { meansSomethingElse } from './other-meanings.rules.ts'
import { isOfAnotherTrade } from './other-trades.rules.ts'
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
/** A line named in full, with a word beside it that its maker does not use. */
const enoughOfFamily = 0.4
/** No page shows more lines; the rest of a long list is not worth judging. */
const mostJudged = 80
/** Which lines somebody may mean. Deterministic; ties by brand and line. */
export function recogniseCigar(index: CigarIndex, text: string, limit: number): Recognition {
  const words = text.length > longestCigarName ? { words: [], size: undefined } : readCigarWords(text)
  const typed = words.words.length > mostWords ? [] : typedWords(index, words.words)
  const evidence = gatherEvidence(index, typed)
  const judged = likeliest(evidence, index).map(at => judge(evidence, index.cigars[at]!, at))
  const place = placeNamed(index, words)
  const ranked = makersFirst(
    evidence,
    judged.filter(match => match.score > 0.2),
  )
    .map(match => namedInFull(match, place))
    .sort(byScore)
  const { matches, versions } = putVersionsSideBySide(index, evidence, ranked)
  const isElse = !speaksOfSmoking(text) && meansSomethingElse(words.words)
  const best = matches[0]
  const recognised = best !== undefined && !isElse && isMeant({ index, evidence, best, text, words })
  const brand = isElse ? undefined : makerNamed(index, matches, text, words)
  return {
    recognised,
    matches: matches.slice(0, limit),
    brand,
    words,
    versions: recognised || brand ? versions : undefined,
  }
}

/** `Marsh Wheeling Stogies`: to whoever does not know that a line is called so, `stogies` is talk around its maker. */
function namedInFull(match: Judged, place: number | undefined): Judged {
  if (place !== match.at) return match
  return { ...match, score: 1, exact: true, lineNamed: 1, telling: Number.POSITIVE_INFINITY }
}

/** The line whose whole name was typed, perhaps with talk before and after it. */
function placeNamed({ placeByName }: CigarIndex, { words }: CigarWords): number | undefined {
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const place = placeByName.get(words.slice(from, to).join(' '))
      if (place !== undefined) return place
      if (!chatter.has(words[to - 1]!)) break
    }
    if (!chatter.has(words[from]!)) break
  }
  return undefined
}

interface Asked {
  index: CigarIndex
  evidence: Evidence
  best: Judged
  text: string
  words: CigarWords
}

/** Whether what was typed is enough to say that this line, or its maker, is meant. */
function isMeant({ index, evidence, best, text, words }: Asked): boolean {
  const isCigarSaid = saysCigar(text, words)
  const isLikely = best.score >= enough && isTelling(best, isCigarSaid)
  return (
    (isLikely || isNearestOfFamily(index, best, words)) &&
    !isAnotherDrink(index, words.words, best) &&
    !saysForeignNumber(evidence, best) &&
    (isCigarSaid || !isOfAnotherTrade(words.words, best.cigar))
  )
}

/** `Undercrown 99`: an edition that nobody knows is nearest to the line that is called as its family. */
function isNearestOfFamily(
  index: CigarIndex,
  { cigar, lineNamed, score }: Judged,
  words: CigarWords,
): boolean {
  return score >= enoughOfFamily && lineNamed >= 0.95 && familyNamed(index, words) === cigar.brand
}

/**
 * A maker named alone comes before another maker's line that is called so. A maker named in full, with words that it
 * uses, comes before lines for which its name would be a slip: `bolivar maduro` is no Flor de Oliva.
 */
function makersFirst(evidence: Evidence, judged: readonly Judged[]): Judged[] {
  const alone = judged.find(({ isMakerAlone }) => isMakerAlone)
  const makers = judged.filter(({ brandNamed, strangers }) => brandNamed === 1 && strangers === 0)
  const first = makers.reduce<Judged | undefined>(
    (best, match) => (best && best.score >= match.score ? best : match),
    undefined,
  )
  const most = alone ?? first
  if (!most) return [...judged]
  return judged.map(match =>
    match.brandNamed < 1 && (alone || isSlipFor(evidence, match, most))
      ? { ...match, score: Math.min(match.score, most.score - 0.01) }
      : match,
  )
}

/** Whether the line would have the maker's name, as it was typed, only as a slip. */
function isSlipFor({ typed, metByWord }: Evidence, { at }: Judged, { makersWords }: Judged): boolean {
  return typed.some(({ word, kind }, place) => {
    const met = metByWord[place]![at]!
    return kind === 'telling' && makersWords.has(word) && met > 0 && met < wellMet
  })
}

/** Cigars that explain most of what was typed, all equals together. */
function likeliest(evidence: Evidence, { cigars }: CigarIndex): number[] {
  const explained = new Float64Array(cigars.length)
  const some: number[] = []
  for (let at = 0; at < cigars.length; at++) {
    if (evidence.metAtAll[at] === 0) continue
    explained[at] = explainedBy(evidence, at)
    if (explained[at]! > 0.2) some.push(at)
  }
  if (some.length <= mostJudged) return some
  const least = some.map(at => explained[at]!).sort((a, b) => b - a)[mostJudged - 1]!
  return some.filter(at => explained[at]! >= least)
}

/**
 * A maker with enough of the line, or a line that needs no maker; half a name of nobody's is neither. Among words
 * that are not the cigar's own, one word alone may be about anything, unless the talk is of cigars.
 */
function isTelling(match: Judged, saysCigar: boolean): boolean {
  const { exact, telling, brandNamed, lineNamed, isOwnName, strangers, wordsMet, ownWordsMet } = match
  if (brandNamed >= 0.8) {
    const isLineSaid = lineNamed >= 0.9 || (lineNamed >= 0.35 && isOwnName)
    if (strangers > 0 && !(isLineSaid && (wordsMet >= 2 || saysCigar))) return false
    return telling >= 5 || (brandNamed === 1 && (exact || strangers === 0))
  }
  const isNearlyAll = brandNamed >= 0.6 && lineNamed >= 0.9 && strangers === 0
  const isLineAlone =
    isOwnName &&
    lineNamed >= (strangers > 0 ? 0.95 : 0.8) &&
    (strangers === 0 || ownWordsMet >= 2 || saysCigar)
  return telling >= 5 && (isNearlyAll || isLineAlone)
}

/** The bar calls something so, and it is no maker's own name nor a line said with its maker. */
function isAnotherDrink({ drinks }: CigarIndex, words: readonly string[], best: Judged): boolean {
  return isDrink(drinks, words) && !isBrand(best.cigar, words) && !(best.exact && best.brandNamed === 1)
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
