/** What stands before the first full stop that ends a sentence. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.?]) (?=\p{Lu})/u)[0] ?? text
}
