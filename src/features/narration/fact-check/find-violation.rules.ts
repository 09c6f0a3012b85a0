import { type ClosedVocabulary, isInKnownOrder, isKnownWord, stemOf } from './closed-vocabulary.rules.ts'
import { flavorWords } from './flavor-words.rules.ts'
import { hasForbiddenClaim } from './forbidden-claims.rules.ts'
import { hasForbiddenRequest } from './imperatives.rules.ts'
import { drinkTypes, type NameLexicon } from './name-lexicon.rules.ts'
import {
  inflectionsOf,
  type NumberToken,
  normalizeWord,
  padWords,
  tokenizeNumbers,
  tokenizeWords,
  type WordToken,
} from './narration-tokens.rules.ts'
import { isPlainText } from './plain-text.rules.ts'
import { contradictsMatch } from './polarity.rules.ts'
import { isPropertyWord } from './property-words.rules.ts'

/** What a narration may mention: every word, name and figure of the computed facts. */
export interface Facts {
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  line: string
  /** `line` with every word in the singular: ` two hazelnut `. */
  singularLine: string
  /** Unnormalized tokens, split at whitespace: `US*1`. */
  rawTokens: ReadonlySet<string>
  /** Numbers with a neighbor: `no 9`, `52 ring`. */
  figurePhrases: ReadonlySet<string>
  measures: ReadonlySet<string>
  /** The system prompt, which a narration may not quote. */
  systemPrompt: string
}

export function readFacts(text: string, systemPrompt = ''): Facts {
  const words = tokenizeWords(text).map(({ plain }) => plain)
  const numbers = tokenizeNumbers(text)
  return {
    words: new Set(words),
    stems: new Set(words.map(stemOf)),
    line: padWords(words),
    singularLine: padWords(words.map(singular)),
    rawTokens: new Set(text.split(/\s+/).filter(part => part !== '*')),
    figurePhrases: new Set(numbers.flatMap(({ phrases }) => phrases)),
    measures: new Set(numbers.flatMap(({ measure }) => measure ?? [])),
    systemPrompt: padWords(tokenizeWords(systemPrompt).map(({ plain }) => plain)),
  }
}

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
  if (words.some(word => isForeignName(word, facts, names)) || containsForeignName(words, facts, names))
    return 'name'
  if (joined.some(word => names.distinctiveWords.has(word) && !isFact(facts, word))) return 'name'
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

/** `per-fect`, `Laga-vulin`: words hidden by a hyphen, except real names such as `Te-Amo`. */
function joinedWords(sentence: string, { line }: Facts): string[] {
  return sentence
    .split(/\s+/)
    .filter(
      part =>
        /\p{L}[-–—.’'/&]\p{L}/u.test(part) &&
        !line.includes(padWords(tokenizeWords(part).map(({ plain }) => plain))),
    )
    .map(part => normalizeWord(part.replace(/\P{L}/gu, '')))
}

/** A shorter match with the system prompt may be a coincidence. */
const minQuotedWords = 4

function isFigure({ figurePhrases, measures }: Facts, { measure, phrases }: NumberToken): boolean {
  return measure ? measures.has(measure) : phrases.some(phrase => figurePhrases.has(phrase))
}

/** Words by which the narrator refers to himself. */
const narratorNames = new Set(['arturo', 'i', 'im', 'ill', 'id', 'ive'])

function isForeignName({ written, plain, isFirst }: WordToken, facts: Facts, names: NameLexicon): boolean {
  if (isFact(facts, plain) || narratorNames.has(plain)) return false
  const isCapital = /^\p{Lu}/u.test(written)
  if (names.distinctiveWords.has(plain)) return true
  const mayBeginSentence =
    !/^\p{Lu}{2,}$/u.test(written) && !names.lineWords.has(plain) && !names.singleWordNames.has(plain)
  return isCapital && !(isFirst && mayBeginSentence)
}

/** Finds drinks whose names are everyday words: `a rusty nail`, `the last word`. */
function containsForeignName(
  words: readonly WordToken[],
  facts: Facts,
  { namesByFirstWord }: NameLexicon,
): boolean {
  const line = padWords(words.map(({ plain }) => plain))
  return words.some(({ plain }) =>
    namesByFirstWord.get(plain)?.some(name => line.includes(name) && !facts.line.includes(name)),
  )
}

function containsForeignFlavor(words: readonly WordToken[], facts: Facts, { flavors }: NameLexicon): boolean {
  const line = padWords(words.map(({ plain }) => singular(plain)))
  return flavors.some(flavor => line.includes(flavor) && !facts.singularLine.includes(flavor))
}

function isDrinkType(word: string): boolean {
  return drinkTypes.has(word) || drinkTypes.has(singular(word))
}

function isFlavorWord(word: string): boolean {
  return inflectionsOf(word).some(form => flavorWords.has(form))
}

function isFact({ words }: Facts, word: string): boolean {
  return inflectionsOf(word).some(form => words.has(form))
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}
