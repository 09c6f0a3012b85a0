/** Reorders what is around it, or hides text: bidirectional controls, and tag characters outside of a flag. */
const hiddenCharacters =
  /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu
const invisibleCharacters = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu
/** Control characters except tab and line ends, and non-characters; PostgreSQL or XML cannot hold them. */
const notStorable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u

/** Trimmed and without hidden characters; empty if nothing in it can be seen. */
export function cleanText(text: string): string {
  const cleaned = text.replaceAll(hiddenCharacters, '$1').trim()
  return cleaned.replaceAll(invisibleCharacters, '') === '' ? '' : cleaned
}

export function isStorable(text: string): boolean {
  return text.isWellFormed() && !notStorable.test(text)
}
