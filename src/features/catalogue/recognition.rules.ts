import { putVersionsSideBySide, type Versions } from './asked-version.rules.ts'
import type { Cigar } from './catalogue.contract.ts'
import type { CigarIndex } from './cigar-index.rules.ts'
import { type CigarWords, readCigarWords } from './cigar-words.rules.ts'
import { isDrink } from './drink-names.rules.ts'
import { chatter } from './everyday-words.rules.ts'
import { saysForeignNumber } from './foreign-numbers.rules.ts'
import { type Evidence, explainedBy, gatherEvidence, type Judged, judge } from './line-evidence.rules.ts'
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
/** No page shows more lines; the rest of a long list is not worth judging. */
const mostJudged = 80
/** Cigars and smoking in the languages of our guests, and sizes that nothing else has. */
const cigarTalk =
  /\b(?:cigar(?!ette)|smok|stogie|humidor|stick\b|box of|zigarr|rauch|fum[oaeé]|puro|sigar|charut|röker|roker|palę|robusto|toro\b|churchill|torpedo|belicoso|lancero|lonsdale|maduro)/i

/** Which lines somebody may mean. Deterministic; ties by brand and line. */
export function recogniseCigar(index: CigarIndex, text: string, limit: number): Recognition {
  const words = text.length > longestCigarName ? { words: [], size: undefined } : readCigarWords(text)
  const typed = words.words.length > mostWords ? [] : typedWords(index, words.words)
  const evidence = gatherEvidence(index, typed)
  const judged = likeliest(evidence, index).map(at => judge(evidence, index.cigars[at]!, at))
  const ranked = makersFirst(judged.filter(match => match.score > 0.2)).sort(byScore)
  const { matches, versions } = putVersionsSideBySide(index, evidence, ranked)
  const best = matches[0]
  const recognised =
    best !== undefined &&
    best.score >= enough &&
    isTelling(best, saysCigar(text, words)) &&
    !isAnotherDrink(index, words.words, best) &&
    !saysForeignNumber(evidence, best, placeOf(index, best)) &&
    (saysCigar(text, words) || !isOfAnotherTrade(words.words, best.cigar))
  const brand = makerNamed(index, matches, text, words)
  return {
    recognised,
    matches: matches.slice(0, limit),
    brand,
    words,
    versions: recognised || brand ? versions : undefined,
  }
}

function placeOf({ cigars }: CigarIndex, { cigar }: Judged): number {
  return cigars.findIndex(indexed => indexed.cigar === cigar)
}

/** A maker named alone comes before another maker's line that is called so. */
function makersFirst(judged: readonly Judged[]): Judged[] {
  const maker = judged.find(({ isMakerAlone }) => isMakerAlone)
  return judged.map(match =>
    maker && match.brandNamed < 1 ? { ...match, score: Math.min(match.score, maker.score - 0.01) } : match,
  )
}

/** Cigars that explain most of what was typed, all equals together. */
function likeliest(evidence: Evidence, { cigars }: CigarIndex): number[] {
  const explained = new Float64Array(cigars.length)
  const some: number[] = []
  for (let at = 0; at < cigars.length; at++) {
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

/** Somebody who says so, or names a size, is not talking of the weather. */
function saysCigar(text: string, { size }: CigarWords): boolean {
  return size !== undefined || cigarTalk.test(text)
}

/** The bar calls something so, and it is no maker's own name nor a line said with its maker. */
function isAnotherDrink({ drinks }: CigarIndex, words: readonly string[], best: Judged): boolean {
  return isDrink(drinks, words) && !isBrand(best.cigar, words) && !(best.exact && best.brandNamed === 1)
}

/**
 * The maker, when the line is not known. A word that nobody knows may be its line, so the maker has to be said
 * right and first then; in a longer tale it may be a person, a place or a play.
 */
function makerNamed(
  { drinks }: CigarIndex,
  ranked: readonly Judged[],
  text: string,
  words: CigarWords,
): string | undefined {
  const match = ranked.find(({ brandNamed }) => brandNamed > 0.82)
  if (!match || (isDrink(drinks, words.words) && !isBrand(match.cigar, words.words))) return undefined
  const { brandNamed, strangers, cigar, makersWords } = match
  if (isOfAnotherTrade(words.words, cigar) && !saysCigar(text, words)) return undefined
  const said = words.words.filter(word => !chatter.has(word))
  // `Zino wine` is a wine; `Padrón with wine` asks for one.
  if (said.length === words.words.length && bareDrinks.has(said.at(-1) ?? '')) return undefined
  const isBrief = words.words.length <= 5 && words.words.length - said.length <= 1
  if (brandNamed < 0.95) return strangers === 0 && isBrief ? cigar.brand : undefined
  const mayBeItsLine = isBrief && makersWords.has(said[0] ?? '')
  return strangers === 0 || mayBeItsLine || saysCigar(text, words) ? cigar.brand : undefined
}

/** What a bottle is called that carries a maker's name. */
const bareDrinks = new Set('wine rum beer gin vodka tea'.split(' '))

/** `Punch` is a brand although the bar has a punch. */
function isBrand({ brand }: Cigar, words: readonly string[]): boolean {
  return readCigarWords(brand.replace(/\s*\(.+\)$/, '')).words.join(' ') === words.join(' ')
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
