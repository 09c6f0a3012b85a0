export function firstSentence(text: string): string {
  return text.split(/(?<=[.?]) (?=\p{Lu})/u)[0] ?? text
}
