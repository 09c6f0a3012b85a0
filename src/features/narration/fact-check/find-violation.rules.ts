import { type ClosedVocabulary, isInKnownOrder, isKnownWord } from './closed-vocabulary.rules.ts'
import { type Facts, isFact, singular } from './facts.rules.ts'
import { flavorWords } from './flavor-words.rules.ts'
import { hasForbiddenClaim } from './forbidden-claims.rules.ts'
import { hasForeignName, joinedWords, narratorNames } from './foreign-names.rules.ts'
import { hasForbiddenRequest } from './imperatives.rules.ts'
import { isDrinkType, type NameLexicon } from './name-lexicon.rules.ts'
import {
  inflectionsOf,
  type NumberToken,
  padWords,
  tokenizeNumbers,
  tokenizeWords,
  type WordToken,
} from './narration-tokens.rules.ts'
import { isPlainText } from './plain-text.rules.ts'
import { contradictsMatch } from './polarity.rules.ts'
import { isPropertyWord } from './property-words.rules.ts'

export const violationKinds = [
  'rules',
  'request',
  'contradiction',
  'word',
  'order',
  'signs',
  'address',
  'claim',
  'number',
  'name',
  'drink',
  'flavor',
] as const
export type ViolationKind = (typeof violationKinds)[number]

/** What a narration may use besides the facts. */
export interface NarrationGuard {
  names: NameLexicon
  language: ClosedVocabulary
}

/**
 * The first violation in this sentence, if any. It lists what is allowed: the words of the facts and of our own
 * sentences, in an order that our sentences have; what belongs to one cigar or drink (names, flavors, figures,
 * properties) only if the facts have it; requests that concern the pour, a sip or patience; a judgment of the pair that
 * agrees with ours. Lists of forbidden claims come on top. Not caught: a false statement made of allowed words alone.
 */
export function findViolation(
  sentence: string,
  facts: Facts,
  { names, language }: NarrationGuard,
): ViolationKind | undefined {
  if (!isPlainText(sentence, facts.rawTokens)) return 'signs'
  if (/\p{L}{2,}\.\p{L}{2,}|:\/\/|\bwww\b/u.test(sentence)) return 'address'
  const words = tokenizeWords(sentence)
  const plain = words.map(word => word.plain)
  const joined = joinedWords(sentence, facts)
  if (hasForbiddenClaim(plain, facts.line) || joined.some(word => hasForbiddenClaim([word], facts.line)))
    return 'claim'
  if (!tokenizeNumbers(sentence).every(figure => isFigure(facts, figure))) return 'number'
  if (words.length >= minQuotedWords && facts.systemPrompt.includes(padWords(plain))) return 'rules'
  if (hasForeignName(sentence, facts, names)) return 'name'
  if (plain.some(word => isDrinkType(word) && !isFact(facts, word))) return 'drink'
  if (plain.some(word => isFlavorWord(word) && !isFact(facts, word))) return 'flavor'
  if (containsForeignFlavor(words, facts, names)) return 'flavor'
  if (facts.line.includes(padWords(plain))) return undefined
  if (hasForbiddenRequest(sentence, facts.line)) return 'request'
  if (contradictsMatch(sentence, facts.line)) return 'contradiction'
  if (plain.some(word => isPropertyWord(word) && !isFact(facts, word))) return 'flavor'
  if (plain.some(word => !narratorNames.has(word) && !isKnownWord(word, language, facts.stems))) return 'word'
  return isInKnownOrder(sentence, language) ? undefined : 'order'
}

/** A shorter match with the system prompt may be a coincidence. */
const minQuotedWords = 4

function isFigure({ figurePhrases, measures }: Facts, { measure, phrases }: NumberToken): boolean {
  return measure ? measures.has(measure) : phrases.some(phrase => figurePhrases.has(phrase))
}

function containsForeignFlavor(words: readonly WordToken[], facts: Facts, { flavors }: NameLexicon): boolean {
  const line = padWords(words.map(({ plain }) => singular(plain)))
  return flavors.some(flavor => line.includes(flavor) && !facts.singularLine.includes(flavor))
}

function isFlavorWord(word: string): boolean {
  return inflectionsOf(word).some(form => flavorWords.has(form))
}
