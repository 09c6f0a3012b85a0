const maxLength = 300
const minLength = 120

/** Ends with a whole sentence if that leaves enough text, or else with a whole word. */
export function excerptOf(notes: string): { words: string; hasMore: boolean } {
  const text = notes.trim().replace(/\s+/g, ' ')
  if (text.length <= maxLength) return { words: text, hasMore: false }
  const start = text.slice(0, maxLength)
  const sentences = /^.*[.!?…]["”’)]?(?=\s)/.exec(start)?.[0]
  if (sentences && sentences.length >= minLength) return { words: sentences, hasMore: true }
  return { words: `${start.replace(/[\s,;:–-]*\s\S*$/, '')}…`, hasMore: true }
}

export function paragraphsOf(notes: string): string[] {
  return notes
    .trim()
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
}
