export interface Word {
  written: string
  /** In small letters, without accents, apostrophes and the `s` after one. */
  folded: string
  /** What stands between it and the next one. */
  gap: string
}

export function splitWords(text: string): Word[] {
  return [...text.matchAll(/([\p{L}\p{N}'’]+)([^\p{L}\p{N}'’]*)/gu)].map(([, written = '', gap = '']) => ({
    written,
    folded: fold(written),
    gap,
  }))
}

/** The folded words of all the texts. */
export function wordsIn(texts: Iterable<string>): Set<string> {
  const words = new Set<string>()
  for (const text of texts) for (const { folded } of splitWords(text)) words.add(folded)
  return words
}

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’](?:s$)?/g, '')
}
