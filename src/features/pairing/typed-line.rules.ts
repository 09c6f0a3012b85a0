import { stopWords, tokenizeCigarText } from '#features/catalogue/words/words.rules.ts'

/**
 * What was typed as the line, in its own spelling: `Year of the Horse 2026` of `What goes with a Davidoff Year of the
 * Horse 2026?`. Words around the name and the maker's own are left out.
 */
export function typedLine(text: string, makerWords: ReadonlySet<string>): string {
  const words = text.split(/[\s,;|/_]+/).flatMap(written => {
    const trimmed = written.replace(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}]+$/gu, '')
    return trimmed === '' ? [] : [{ written: trimmed, isOfLine: isOfLine(trimmed, makerWords) }]
  })
  let first = words.findIndex(word => word.isOfLine)
  if (first < 0) return ''
  while (first > 0 && nameOpenings.has(plainOf(words[first - 1]!.written))) first--
  const last = words.findLastIndex(word => word.isOfLine)
  return titled(words.slice(first, last + 1).map(word => word.written))
}

/** Stop words that may begin the name of a line. */
const nameOpenings = new Set('the of year el la las los de'.split(' '))

function isOfLine(word: string, makerWords: ReadonlySet<string>): boolean {
  const tokens = tokenizeCigarText(word).words
  return tokens.some(token => !stopWords.has(token) && !makerWords.has(token))
}

const plainOf = (word: string) => tokenizeCigarText(word).words.join(' ')

/** Capitals for a name typed in small letters; small words within it stay small. */
function titled(words: readonly string[]): string {
  const isLowerCase = words.every(word => word === word.toLowerCase())
  if (!isLowerCase) return words.join(' ')
  return words
    .map((word, index) =>
      index > 0 && stopWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}
