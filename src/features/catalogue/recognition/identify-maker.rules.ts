import type { CigarLine } from '../catalogue.contract.ts'
import { makerName } from '../cigar-name.rules.ts'
import { type CigarTokens, stopWords, tokenizeCigarText } from '../words/words.rules.ts'
import type { CigarIndex } from './cigar-index.rules.ts'
import { mentionsCigar } from './cigar-mentions.rules.ts'
import { isDrinkName } from './drink-names.rules.ts'
import { mentionsOtherProduct } from './other-products.rules.ts'
import type { ScoredLine } from './score-line.rules.ts'

/** In a longer text the name may be a person, a place or a play. */
const maxShortWords = 5
const minMakerCoverage = 0.82
const minLikeness = 0.7
/** Drinks that exist under makers' names. */
const drinksOfMakers = new Set('wine rum beer gin vodka tea'.split(' '))
/** Words with almost the spelling of a maker, which alone do not mean one. */
const neverTypos = new Set(
  'pardon oliver olivia olive olives romero punched illusion call current team troy core cores fills infer protocols'.split(
    ' ',
  ),
)

/**
 * The maker, when the line is unknown. An unknown word may be the line, so the maker must come first and be spelled
 * right; in a longer text the name may be a person, a place or a play.
 */
export function identifyMaker(
  index: CigarIndex,
  ranked: readonly ScoredLine[],
  text: string,
  words: CigarTokens,
): string | undefined {
  const family = identifyFamilyMaker(index, words)
  const maker = ranked.find(({ brandCoverage }) => brandCoverage > minMakerCoverage)
  const match = maker ?? ranked.find(({ cigar }) => cigar.brand === family)
  if (!match || isDrinkOrProduct(index, match.cigar, text, words)) return undefined
  if (!maker) return family
  const { brandCoverage: coverage, unmatchedWords, cigar, makerWords } = maker
  const contentWords = contentWordsOf(words.words, isWrittenAsName(text) ? makerWords : new Set())
  const isShort = isShortText(words.words, contentWords)
  if (coverage < 0.95)
    return unmatchedWords === 0 && isShort && !contentWords.every(word => neverTypos.has(word))
      ? cigar.brand
      : undefined
  const startsWithMaker = isShort && makerWords.has(contentWords[0] ?? '')
  // `Plasencia Year of the Horse`: half of another of its lines is no accident.
  const isLikeLine = maker.lineCoverage >= minLikeness && !isShort
  return unmatchedWords === 0 || startsWithMaker || isLikeLine || mentionsCigar(text, words)
    ? cigar.brand
    : undefined
}

function isDrinkOrProduct(
  { drinkNames }: CigarIndex,
  cigar: CigarLine,
  text: string,
  words: CigarTokens,
): boolean {
  if (isDrinkName(drinkNames, words.words) && !isBrandName(cigar, words.words)) return true
  if (mentionsOtherProduct(words.words, cigar) && !mentionsCigar(text, words)) return true
  // `Zino wine` is a wine; `Padrón with wine` asks for one.
  return words.words.every(word => !stopWords.has(word)) && drinksOfMakers.has(words.words.at(-1) ?? '')
}

/** The maker whose family of lines comes first in a short text: `Undercrown 99`. */
export function identifyFamilyMaker(
  { brandByFamilyWord }: CigarIndex,
  { words }: CigarTokens,
): string | undefined {
  const contentWords = contentWordsOf(words, new Set())
  return isShortText(words, contentWords) ? brandByFamilyWord.get(contentWords[0] ?? '') : undefined
}

function contentWordsOf(words: readonly string[], makerWords: ReadonlySet<string>): string[] {
  return words.filter(word => !stopWords.has(word) || makerWords.has(word))
}

function isShortText(words: readonly string[], contentWords: readonly string[]): boolean {
  return words.length <= maxShortWords && words.length - contentWords.length <= 1
}

/** `My Father Sunday Morning` is a name, `my father, sunday morning` is about a father. */
function isWrittenAsName(text: string): boolean {
  return (
    /\p{Ll}/u.test(text) &&
    text
      .trim()
      .split(/\s+/)
      .every(word => !/^\p{Ll}/u.test(word))
  )
}

/** `Punch` is a brand, although there is a drink of that name. */
export function isBrandName({ brand }: CigarLine, words: readonly string[]): boolean {
  return tokenizeCigarText(makerName(brand)).words.join(' ') === words.join(' ')
}
