import { type KnownNames, sortsOfDrink } from './known-names.rules.ts'
import { isPlainText } from './plain-signs.rules.ts'
import { tastedThings } from './tasted-things.rules.ts'
import { asLine, formsOf, numbersOf, plainWord, type ToldWord, wordsOf } from './told-words.rules.ts'
import { claimsTooMuch } from './wrong-claims.rules.ts'

/** What may be spoken of: every word, name and figure of what was computed. */
export interface Facts {
  words: ReadonlySet<string>
  line: string
  /** The same without the many: ` two hazelnut `. */
  singularLine: string
  /** As they are written, from blank to blank: `US*1`. */
  written: ReadonlySet<string>
  digits: ReadonlySet<string>
  measures: ReadonlySet<string>
  /** What the teller was asked, which is nobody else's to hear. */
  unsaid: string
}

/** `unsaid` are the rules by which it is told. */
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

/** How a sentence left the facts. */
export const breaches = ['rules', 'signs', 'address', 'claim', 'number', 'name', 'drink', 'flavor'] as const
export type Breach = (typeof breaches)[number]

/**
 * How this sentence leaves the facts; undefined when it keeps to them. Names are known by the catalogue, and whatever
 * else is written with a capital within a sentence has to stand in the facts as well. What no list has gets through: an
 * invented name in small letters or as one word at the beginning of a sentence, a taste that nobody listed.
 */
export function breachIn(sentence: string, facts: Facts, names: KnownNames): Breach | undefined {
  if (!isPlainText(sentence, facts.written)) return 'signs'
  if (/\p{L}{2,}\.\p{L}{2,}|:\/\/|\bwww\b/u.test(sentence)) return 'address'
  const words = wordsOf(sentence)
  const plain = words.map(word => word.plain)
  const hidden = hiddenWords(sentence, facts)
  if (claimsTooMuch(plain, facts.line) || hidden.some(word => claimsTooMuch([word], facts.line)))
    return 'claim'
  if (!numbersOf(sentence).every(({ digits, measured }) => isFigure(facts, digits, measured))) return 'number'
  if (words.length >= leastQuoted && facts.unsaid.includes(asLine(plain))) return 'rules'
  if (words.some(word => isForeignName(word, facts, names)) || saysForeignName(words, facts, names))
    return 'name'
  if (hidden.some(word => names.ownWords.has(word) && !isFact(facts, word))) return 'name'
  if (plain.some(word => isSortOfDrink(word) && !isFact(facts, word))) return 'drink'
  if (plain.some(word => isTasted(word) && !isFact(facts, word))) return 'flavor'
  return saysForeignFlavor(words, facts, names) ? 'flavor' : undefined
}

/** `per-fect`, `Laga-vulin`: a hyphen within a word hides it from no list. `Te-Amo` is called so. */
function hiddenWords(sentence: string, { line }: Facts): string[] {
  return sentence
    .split(/\s+/)
    .filter(
      part =>
        /\p{L}[-–—.’'/&]\p{L}/u.test(part) && !line.includes(asLine(wordsOf(part).map(({ plain }) => plain))),
    )
    .map(part => plainWord(part.replace(/\P{L}/gu, '')))
}

/** Shorter than this anybody may happen to say the same. */
const leastQuoted = 4

function isFigure({ digits, measures }: Facts, figure: string, measured: string | undefined): boolean {
  return measured ? measures.has(measured) : digits.has(figure)
}

/** Who tells it may say so. */
const ownNames = new Set(['arturo', 'i', 'im', 'ill', 'id', 'ive'])

function isForeignName({ written, plain, isFirst }: ToldWord, facts: Facts, names: KnownNames): boolean {
  if (isFact(facts, plain) || ownNames.has(plain)) return false
  const isCapital = /^\p{Lu}/u.test(written)
  if (names.ownWords.has(plain)) return true
  const mayBeginSentence =
    !/^\p{Lu}{2,}$/u.test(written) && !names.wordsOfLines.has(plain) && !names.bareNames.has(plain)
  return isCapital && !(isFirst && mayBeginSentence)
}

/** `a rusty nail`, `the last word`: drinks that are called by words of every day. */
function saysForeignName(words: readonly ToldWord[], facts: Facts, { namesByFirst }: KnownNames): boolean {
  const line = asLine(words.map(({ plain }) => plain))
  return words.some(({ plain }) =>
    namesByFirst.get(plain)?.some(name => line.includes(name) && !facts.line.includes(name)),
  )
}

function saysForeignFlavor(words: readonly ToldWord[], facts: Facts, { flavors }: KnownNames): boolean {
  const line = asLine(words.map(({ plain }) => singular(plain)))
  return flavors.some(flavor => line.includes(flavor) && !facts.singularLine.includes(flavor))
}

function isSortOfDrink(word: string): boolean {
  return sortsOfDrink.has(word) || sortsOfDrink.has(singular(word))
}

function isTasted(word: string): boolean {
  return formsOf(word).some(form => tastedThings.has(form))
}

function isFact({ words }: Facts, word: string): boolean {
  return formsOf(word).some(form => words.has(form))
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}
