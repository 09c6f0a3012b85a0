import { stemOf } from './closed-vocabulary.rules.ts'
import { inflectionsOf, padWords, tokenizeNumbers, tokenizeWords } from './narration-tokens.rules.ts'
import { type Quantities, readQuantities } from './quantities.rules.ts'

/** What a text of the model may mention: every word, name and figure of what it was given. */
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
  /** The same for answers, which may use any words around a number. */
  quantities: Quantities
  /** The system prompt, which a text may not quote. */
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
    quantities: readQuantities(text),
    systemPrompt: padWords(tokenizeWords(systemPrompt).map(({ plain }) => plain)),
  }
}

/** Whether the facts have the word, in the singular or the plural. */
export function isFact({ words }: Facts, word: string): boolean {
  return inflectionsOf(word).some(form => words.has(form))
}

export function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}
