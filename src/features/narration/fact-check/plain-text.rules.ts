const plainMarks = /^[\d.,;:?!'’‘"“”()…–—×½¼¾°%&/-]$/
const listOrHeading = /(?:^|\n)\s*(?:[-–—•]|\d+[.)])\s|(?:^|\n)\s*\p{L}[\p{L} ]{1,30}:\s*(?:\n|$)/u
/** `L-a-g-a-v-u-l-i-n`: a word spelled out to get past the word lists. */
const spelledOut = /(?<![\p{L}\p{M}])\p{L}(?:[^\p{L}\p{M}\n]{1,2}\p{L}(?![\p{L}\p{M}])){2,}/gu

/**
 * Allows A to Z with or without accents, digits and common punctuation: no markup, invisible characters, emoji or
 * look-alike letters. `allowedTokens` pass as they are.
 */
export function isPlainText(text: string, allowedTokens: ReadonlySet<string>): boolean {
  if (listOrHeading.test(text)) return false
  const spelledWords = [...text.matchAll(spelledOut)].map(([word]) => word)
  // A name such as `G.A.R.` is in the facts.
  if (spelledWords.some(word => !allowedTokens.has(word) && !allowedTokens.has(`${word}.`))) return false
  return text
    .split(/\s+/)
    .every(part => [...part].every(isPlainCharacter) || allowedTokens.has(part.replace(/[.,;:?]+$/, '')))
}

function isPlainCharacter(character: string): boolean {
  return plainMarks.test(character) || /^[A-Za-z]\p{M}*$/u.test(character.normalize('NFD'))
}
