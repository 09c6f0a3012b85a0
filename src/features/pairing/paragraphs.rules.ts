/** The paragraphs of a text as it is typed: separated by blank lines, none of them empty. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
}
