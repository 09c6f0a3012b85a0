import { type KnownNames, sortsOfDrink } from './known-names.rules.ts'
import { isPlainText } from './plain-signs.rules.ts'
import { tastedThings } from './tasted-things.rules.ts'
import { asLine, formsOf, numbersOf, plainWord, type ToldWord, wordsOf } from './told-words.rules.ts'
import { claimsTooMuch } from './wrong-claims.rules.ts'

/** What a narration may mention: every word, name and figure of the computed facts. */
export interface Facts {
  words: ReadonlySet<string>
  line: string
  /** `line` with every word in the singular: ` two hazelnut `. */
  singularLine: string
  /** Unnormalized tokens, split at whitespace: `US*1`. */
  written: ReadonlySet<string>
  digits: ReadonlySet<string>
  measures: ReadonlySet<string>
  /** The system prompt, which a narration may not quote. */
  unsaid: string
}

export function readFacts(text: string, unsaid = ''): Facts {
  const words = wordsOf(text).map(({ plain }) => plain)
  const numbers = numbersOf(text)
  return {
    words: new Set(words),
    line: asLine(words),
    singularLine: asLine(words.map(singular)),
    written: new Set(text.split(/\s+/).filter(part => part !== '*')),
    digits: new Set(numbers.map(({ digits }) => digits)),
    measures: new Set(numbers.flatMap(({ measured }) => measured ?? [])),
    unsaid: asLine(wordsOf(unsaid).map(({ plain }) => plain)),
  }
}

export const breaches = ['rules', 'signs', 'address', 'claim', 'number', 'name', 'drink', 'flavor'] as const
export type Breach = (typeof breaches)[number]

/**
 * The first violation in this sentence, if any. Names come from the catalogue, and any other capitalized word within a
 * sentence must be in the facts as well. Not caught: an invented name in lower case or as the first word of a sentence,
 * and a flavor that is on no list.
 */
export function breachIn(sentence: string, facts: Facts, names: KnownNames): Breach | undefined {
  if (!isPlainText(sentence, facts.written)) return 'signs'
  if (/\p{L}{2,}\.\p{L}{2,}|:\/\/|\bwww\b/u.test(sentence)) return 'address'
  const words = wordsOf(sentence)
  const plain = words.map(word => word.plain)
  const joined = joinedWords(sentence, facts)
  if (claimsTooMuch(plain, facts.line) || joined.some(word => claimsTooMuch([word], facts.line)))
    return 'claim'
  if (!numbersOf(sentence).every(({ digits, measured }) => isFigure(facts, digits, measured))) return 'number'
  if (words.length >= minQuotedWords && facts.unsaid.includes(asLine(plain))) return 'rules'
  if (words.some(word => isForeignName(word, facts, names)) || containsForeignName(words, facts, names))
    return 'name'
  if (joined.some(word => names.ownWords.has(word) && !isFact(facts, word))) return 'name'
  if (plain.some(word => isDrinkType(word) && !isFact(facts, word))) return 'drink'
  if (plain.some(word => isFlavorWord(word) && !isFact(facts, word))) return 'flavor'
  return containsForeignFlavor(words, facts, names) ? 'flavor' : undefined
}

/** `per-fect`, `Laga-vulin`: words hidden by a hyphen, except real names such as `Te-Amo`. */
function joinedWords(sentence: string, { line }: Facts): string[] {
  return sentence
    .split(/\s+/)
    .filter(
      part =>
        /\p{L}[-–—.’'/&]\p{L}/u.test(part) && !line.includes(asLine(wordsOf(part).map(({ plain }) => plain))),
    )
    .map(part => plainWord(part.replace(/\P{L}/gu, '')))
}

/** A shorter match with the system prompt may be a coincidence. */
const minQuotedWords = 4

function isFigure({ digits, measures }: Facts, figure: string, measured: string | undefined): boolean {
  return measured ? measures.has(measured) : digits.has(figure)
}

/** Words by which the narrator refers to himself. */
const narratorNames = new Set(['arturo', 'i', 'im', 'ill', 'id', 'ive'])

function isForeignName({ written, plain, isFirst }: ToldWord, facts: Facts, names: KnownNames): boolean {
  if (isFact(facts, plain) || narratorNames.has(plain)) return false
  const isCapital = /^\p{Lu}/u.test(written)
  if (names.ownWords.has(plain)) return true
  const mayBeginSentence =
    !/^\p{Lu}{2,}$/u.test(written) && !names.wordsOfLines.has(plain) && !names.bareNames.has(plain)
  return isCapital && !(isFirst && mayBeginSentence)
}

/** Finds drinks whose names are everyday words: `a rusty nail`, `the last word`. */
function containsForeignName(
  words: readonly ToldWord[],
  facts: Facts,
  { namesByFirst }: KnownNames,
): boolean {
  const line = asLine(words.map(({ plain }) => plain))
  return words.some(({ plain }) =>
    namesByFirst.get(plain)?.some(name => line.includes(name) && !facts.line.includes(name)),
  )
}

function containsForeignFlavor(words: readonly ToldWord[], facts: Facts, { flavors }: KnownNames): boolean {
  const line = asLine(words.map(({ plain }) => singular(plain)))
  return flavors.some(flavor => line.includes(flavor) && !facts.singularLine.includes(flavor))
}

function isDrinkType(word: string): boolean {
  return sortsOfDrink.has(word) || sortsOfDrink.has(singular(word))
}

function isFlavorWord(word: string): boolean {
  return formsOf(word).some(form => tastedThings.has(form))
}

function isFact({ words }: Facts, word: string): boolean {
  return formsOf(word).some(form => words.has(form))
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}
