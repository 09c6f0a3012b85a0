import { chatter } from '#features/catalogue/everyday-words.rules.ts'
import { neverSaidTogether, neverSaidWords } from './never-said.rules.ts'
import { asLine } from './told-words.rules.ts'

const neverSaid: readonly RegExp[] = [
  ...neverSaidTogether,
  new RegExp(
    ` (?:${Object.values(neverSaidWords).join(' ').replaceAll('*', '\\S*').split(' ').join('|')})(?= )`,
    'g',
  ),
]

/** Whether these plain words claim what the house never claims. `facts` are all words of the facts. */
export function claimsTooMuch(words: readonly string[], facts: string): boolean {
  const line = asLine(words)
  return neverSaid.some(pattern =>
    allMatches(line, pattern).some(({ 0: said, index }) => {
      const from = line.slice(0, index).split(' ').filter(Boolean).length
      return !isOfFacts(words, { from, to: from + said.trim().split(' ').length }, facts)
    }),
  )
}

/** Also those that overlap: `2, pour two more glasses` begins with the end of a name. */
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
 * A name may hold such a word or end in such a number, and the house may have said it: `Padilla Finest Hour`, "with the
 * Master Blends 2, pour". Then it stands in the facts beside the same neighbor, or two of them where the neighbor is a
 * word of every day.
 */
function isOfFacts(words: readonly string[], { from, to }: { from: number; to: number }, facts: string) {
  const stands = (begin: number, end: number) =>
    begin >= 0 && end <= words.length && facts.includes(asLine(words.slice(begin, end)))
  const isTelling = (at: number) => words[at] !== undefined && !chatter.has(words[at])
  return (
    (isTelling(from - 1) && stands(from - 1, from + 1)) ||
    (isTelling(to) && stands(from, to + 1)) ||
    [from - 2, from - 1, from].some(begin => stands(begin, begin + to - from + 2))
  )
}
