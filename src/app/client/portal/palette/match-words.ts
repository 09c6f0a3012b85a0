/** Matches by prefix of each word, ignoring accents and order: "tast jo" finds Tasting Journal. */
export function matchWords(typed: string, text: string): boolean {
  const words = wordsOf(text)
  return wordsOf(typed).every(part => words.some(word => word.startsWith(part)))
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
}
