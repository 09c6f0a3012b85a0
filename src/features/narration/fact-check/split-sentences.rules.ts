/** Ends no sentence after `No.`, an initial or a unit, and none at the end of the text, where more may follow. */
const sentenceEnd = /(?<!\b(?:No|St|Mr|Mrs|Dr|oz|vs|approx|\p{Lu}))[.?!…]+["'”’)]*(?=\s)\s+|\n\s*\n\s*/gu

/** Splits off complete sentences with their trailing whitespace; `rest` is the unfinished one. */
export function splitSentences(text: string): { finished: string[]; rest: string } {
  const finished: string[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(sentenceEnd)) {
    // The next piece may begin with a line break, which belongs to this paragraph break.
    if (index + mark.length === text.length) break
    finished.push(text.slice(start, index + mark.length))
    start = index + mark.length
  }
  return { finished, rest: text.slice(start) }
}

/** Full stops for exclamation marks, single spaces, and one blank line between paragraphs. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('!', '.')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n\n')
}
