/** Where a sentence ends: not behind `No.`, an initial or a measure, and only when something follows. */
const end = /(?<!\b(?:No|St|Mr|Mrs|Dr|oz|vs|approx|\p{Lu}))[.?!…]+["'”’)]*(?=\s)\s+|\n\s*\n\s*/gu

/** The sentences that are whole, each with the blanks behind it, and the beginning of the next. */
export function finishedSentences(text: string): { finished: string[]; rest: string } {
  const finished: string[] = []
  let begin = 0
  for (const { index, 0: mark } of text.matchAll(end)) {
    // What comes next may be one more line break, and then a paragraph ends here.
    if (index + mark.length === text.length) break
    finished.push(text.slice(begin, index + mark.length))
    begin = index + mark.length
  }
  return { finished, rest: text.slice(begin) }
}

/** As the house writes: no shouting, paragraphs by a blank line, blanks alone between sentences. */
export function tidied(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('!', '.')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n\n')
}
