const most = 300
const fewest = 120

/** The first words of the notes, whole sentences where that can be, and whether there is more to read. */
export function firstWords(notes: string): { words: string; hasMore: boolean } {
  const text = notes.trim()
  const whole = text.replace(/\s+/g, ' ')
  if (whole.length <= most) return { words: whole, hasMore: false }
  const room = whole.slice(0, most)
  const sentences = /^.*[.!?…]["”’)]?(?=\s)/.exec(room)?.[0]
  if (sentences && sentences.length >= fewest) return { words: sentences, hasMore: true }
  return { words: `${room.replace(/[\s,;:–-]*\s\S*$/, '')}…`, hasMore: true }
}

/** Paragraphs as they were written. */
export function paragraphsOf(notes: string): string[] {
  return notes
    .trim()
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
}
