/** For `like`: a text in which `%`, `_` and the backslash stand for themselves. */
export function likePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
