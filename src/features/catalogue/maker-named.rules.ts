import type { Cigar } from './catalogue.contract.ts'
import type { CigarIndex } from './cigar-index.rules.ts'
import { saysCigar } from './cigar-talk.rules.ts'
import { type CigarWords, readCigarWords } from './cigar-words.rules.ts'
import { isDrink } from './drink-names.rules.ts'
import { chatter } from './everyday-words.rules.ts'
import type { Judged } from './line-evidence.rules.ts'
import { isOfAnotherTrade } from './other-trades.rules.ts'

/** In more words than this a name may be a person, a place or a play. */
const mostWordsOfBrief = 5
/** From here on a maker counts as said. */
const enoughOfMaker = 0.82
/** What a bottle is called that carries a maker's name. */
const bareDrinks = new Set('wine rum beer gin vodka tea'.split(' '))
/** They are nearly spelt like makers, and nobody who types them alone means one. */
const noSlips = new Set(
  'pardon oliver olivia olive olives romero punched illusion call current team troy core cores fills infer protocols'.split(
    ' ',
  ),
)

/**
 * The maker, when the line is not known. A word that nobody knows may be its line, so the maker has to be said
 * right and first then; in a longer tale it may be a person, a place or a play.
 */
export function makerNamed(
  index: CigarIndex,
  ranked: readonly Judged[],
  text: string,
  words: CigarWords,
): string | undefined {
  const family = familyNamed(index, words)
  const maker = ranked.find(({ brandNamed }) => brandNamed > enoughOfMaker)
  const match = maker ?? ranked.find(({ cigar }) => cigar.brand === family)
  if (!match || isPouredOrTraded(index, match.cigar, text, words)) return undefined
  if (!maker) return family
  const { brandNamed, strangers, cigar, makersWords } = maker
  const said = wordsSaid(words.words, isWrittenAsName(text) ? makersWords : new Set())
  const isBrief = isBriefly(words.words, said)
  if (brandNamed < 0.95)
    return strangers === 0 && isBrief && !said.every(word => noSlips.has(word)) ? cigar.brand : undefined
  const mayBeItsLine = isBrief && makersWords.has(said[0] ?? '')
  return strangers === 0 || mayBeItsLine || saysCigar(text, words) ? cigar.brand : undefined
}

/** The bar calls something so, or another trade does. */
function isPouredOrTraded({ drinks }: CigarIndex, cigar: Cigar, text: string, words: CigarWords): boolean {
  if (isDrink(drinks, words.words) && !isBrand(cigar, words.words)) return true
  if (isOfAnotherTrade(words.words, cigar) && !saysCigar(text, words)) return true
  // `Zino wine` is a wine; `Padrón with wine` asks for one.
  return words.words.every(word => !chatter.has(word)) && bareDrinks.has(words.words.at(-1) ?? '')
}

/** The maker of a family of lines that is said first, in a few words: `Undercrown 99`. */
export function familyNamed({ families }: CigarIndex, { words }: CigarWords): string | undefined {
  const said = wordsSaid(words, new Set())
  return isBriefly(words, said) ? families.get(said[0] ?? '') : undefined
}

function wordsSaid(words: readonly string[], makersWords: ReadonlySet<string>): string[] {
  return words.filter(word => !chatter.has(word) || makersWords.has(word))
}

function isBriefly(words: readonly string[], said: readonly string[]): boolean {
  return words.length <= mostWordsOfBrief && words.length - said.length <= 1
}

/** `My Father Sunday Morning` is a name, `my father, sunday morning` is family talk. */
function isWrittenAsName(text: string): boolean {
  return (
    /\p{Ll}/u.test(text) &&
    text
      .trim()
      .split(/\s+/)
      .every(word => !/^\p{Ll}/u.test(word))
  )
}

/** `Punch` is a brand although the bar has a punch. */
export function isBrand({ brand }: Cigar, words: readonly string[]): boolean {
  return readCigarWords(brand.replace(/\s*\(.+\)$/, '')).words.join(' ') === words.join(' ')
}
