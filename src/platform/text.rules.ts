export function joinWithAnd(words: readonly string[]): string {
  if (words.length <= 1) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const smallNumbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')

/** Words up to fourteen, digits above. */
export function countWord(count: number): string {
  return smallNumbers[count] ?? count.toLocaleString('en-US')
}
