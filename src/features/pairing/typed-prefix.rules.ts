/** Without accents and capitals. */
export function plainWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
}

/** Each typed word begins one of the words. */
export function startsWords(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every(part => words.some(word => word.startsWith(part)))
}
