import { type Facts, isFact } from './facts.rules.ts'
import type { ViolationKind } from './find-violation.rules.ts'
import { forbiddenWords } from './forbidden-phrases.rules.ts'
import { hasForeignName } from './foreign-names.rules.ts'
import { isDrinkType, type NameLexicon } from './name-lexicon.rules.ts'
import { padWords, tokenizeWords } from './narration-tokens.rules.ts'
import { isGiven, tokenizeQuantities } from './quantities.rules.ts'

interface Ground {
  facts: Facts
  names: NameLexicon
  /** Whether drinks are what was asked for, so that another family of them is another answer. */
  isAboutDrinks: boolean
}

/**
 * The first thing in a sentence, or in the beginning of one, that stands nowhere in the facts: a number, a name, a word of
 * medicine. Unlike a narration the text may use any other word, in any order: it answers anything. It may be neither
 * markup nor an address; links are checked before.
 */
export function findUngrounded(
  sentence: string,
  { facts, names, isAboutDrinks }: Ground,
): ViolationKind | undefined {
  if (markup.test(sentence) || mixedScripts.test(sentence)) return 'signs'
  if (address.test(sentence.replace(initials, ''))) return 'address'
  const words = tokenizeWords(sentence).map(({ plain }) => plain)
  if (words.some(word => isMedical(word) && !isFact(facts, word))) return 'claim'
  if (!tokenizeQuantities(sentence).every(number => isGiven(facts.quantities, number))) return 'number'
  if (words.length >= minQuotedWords && facts.systemPrompt.includes(padWords(words))) return 'rules'
  if (hasForeignName(sentence, facts, names)) return 'name'
  if (isAboutDrinks && words.some(word => isDrinkType(word) && !isFact(facts, word))) return 'drink'
  return undefined
}

const markup = /<\s*[a-z!/?]/i
/** A word that looks Latin: `Cоhiba` with a Cyrillic o. */
const mixedScripts =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u
const address = /[\p{L}\p{N}]\.\p{L}{2,}|:\/\/|\bwww\b/iu
/** Of a name that is written without spaces: `H.Upmann`, `A.J.Fernandez`. */
const initials = /(?<![\p{L}\p{N}])(?:\p{Lu}\.)+(?=\p{Lu}\p{Ll})/gu
/** The beginning of a sentence may be that of a rule by coincidence. */
const minQuotedWords = 8

const medicalWords = new RegExp(
  `^(?:${forbiddenWords.health!.replaceAll('*', '\\w*').split(' ').join('|')})$`,
)
/** Of those, what a sentence about anything may have: `a safe place`, `cures for months`. */
const everyday = /^(?:safe|safer|safely|safety|risks?|risky|harms?|harmless|cures?|pains?|painless|sober)$/

function isMedical(word: string): boolean {
  return medicalWords.test(word) && !everyday.test(word)
}
