export function joinWithAnd(words: readonly string[]): string {
  if (words.length <= 1) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The beginning of a text that is longer than `maxLength` characters, with an ellipsis as the last of them. */
export function excerptOf(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).toWellFormed()}…` : text
}

export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** `a toro`, `an Ecuadorian wrapper` */
export function withA(text: string): string {
  return `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`
}

const smallNumbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')

/** Words up to fourteen, digits above. */
export function countWord(count: number): string {
  return smallNumbers[count] ?? count.toLocaleString('en-US')
}

/** For counts that are compared: all as words, or all in digits if one of them is above fourteen. */
export function countWords(counts: readonly number[]): string[] {
  const inDigits = counts.some(count => count >= smallNumbers.length)
  return counts.map(count => (inDigits ? count.toLocaleString('en-US') : countWord(count)))
}
