export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** As the text goes on after something else. */
export function smallInitial(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
