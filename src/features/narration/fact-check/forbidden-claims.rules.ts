import { stopWords } from '#features/catalogue/words/words.rules.ts'
import { forbiddenPatterns, forbiddenWords } from './forbidden-phrases.rules.ts'
import { padWords } from './narration-tokens.rules.ts'

const forbiddenClaims: readonly RegExp[] = [
  ...forbiddenPatterns,
  new RegExp(
    ` (?:${Object.values(forbiddenWords).join(' ').replaceAll('*', '\\S*').split(' ').join('|')})(?= )`,
    'g',
  ),
]

/** `words` are normalized; `facts` is the padded line of all words in the facts. */
export function hasForbiddenClaim(words: readonly string[], facts: string): boolean {
  const line = padWords(words)
  return forbiddenClaims.some(pattern =>
    allMatches(line, pattern).some(({ 0: phrase, index }) => {
      const from = line.slice(0, index).split(' ').filter(Boolean).length
      return !isQuotedFromFacts(words, { from, to: from + phrase.trim().split(' ').length }, facts)
    }),
  )
}

/** Includes overlapping matches: in `2, pour two more glasses` the first match begins with the end of a name. */
function allMatches(line: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    found.push(match)
    pattern.lastIndex = match.index + 1
  }
  return found
}

/**
 * A name in the facts may contain a forbidden word or end in a number: `Padilla Finest Hour`, "with the Master Blends 2,
 * pour". The phrase is allowed if the facts have it next to the same neighbor, or next to two if the neighbor is an
 * everyday word.
 */
function isQuotedFromFacts(
  words: readonly string[],
  { from, to }: { from: number; to: number },
  facts: string,
) {
  const isInFacts = (start: number, end: number) =>
    start >= 0 && end <= words.length && facts.includes(padWords(words.slice(start, end)))
  const isDistinctive = (index: number) => words[index] !== undefined && !stopWords.has(words[index])
  return (
    (isDistinctive(from - 1) && isInFacts(from - 1, from + 1)) ||
    (isDistinctive(to) && isInFacts(from, to + 1)) ||
    [from - 2, from - 1, from].some(start => isInFacts(start, start + to - from + 2))
  )
}
