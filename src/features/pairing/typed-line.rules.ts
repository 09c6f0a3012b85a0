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
  const first = words.findIndex(word => word.isOfLine)
  const last = words.findLastIndex(word => word.isOfLine)
  const inside = words
    .slice(first, last + 1)
    .filter(word => word.isOfLine || !makerWords.has(plainOf(word.written)))
  return first < 0 ? '' : titled(inside.map(word => word.written))
}

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
