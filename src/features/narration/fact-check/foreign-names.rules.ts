import { type Facts, isFact } from './facts.rules.ts'
import type { NameLexicon } from './name-lexicon.rules.ts'
import { normalizeWord, padWords, tokenizeWords, type WordToken } from './narration-tokens.rules.ts'

/** Words by which the narrator refers to himself. */
export const narratorNames: ReadonlySet<string> = new Set(['arturo', 'i', 'im', 'ill', 'id', 'ive'])

/** Whether the sentence names a cigar, a maker, a drink or anything else with a capital letter that the facts do not have. */
export function hasForeignName(sentence: string, facts: Facts, names: NameLexicon): boolean {
  const words = tokenizeWords(sentence)
  return (
    words.some(word => isForeignName(word, facts, names)) ||
    containsForeignName(words, facts, names) ||
    joinedWords(sentence, facts).some(word => names.distinctiveWords.has(word) && !isFact(facts, word))
  )
}

/** `per-fect`, `Laga-vulin`: words hidden by a hyphen, except real names such as `Te-Amo`. */
export function joinedWords(sentence: string, { line }: Facts): string[] {
  return sentence
    .split(/\s+/)
    .filter(
      part =>
        /\p{L}[-–—.’'/&]\p{L}/u.test(part) &&
        !line.includes(padWords(tokenizeWords(part).map(({ plain }) => plain))),
    )
    .map(part => normalizeWord(part.replace(/\P{L}/gu, '')))
}

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
