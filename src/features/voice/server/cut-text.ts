/** Where a text may be cut, the best first: after a line, after a sentence, after a clause, between words. */
const places = [
  /\n\s*/g,
  // Not after an abbreviation, an initial or `No. 4`.
  /(?<!\b(?:Dr|Mrs?|Ms|St|Jr|Sr|Nos?|vs|approx|oz|ca|[A-Z]|[ap]\.m))[.!?…]["'”’)\]]*\s+/gu,
  /[,;:–—]\s+/g,
  /\s+/g,
]

/** The text in parts of at most `max` UTF-16 units. */
export function cutText(text: string, max: number): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > max) {
    const end = findEnd(rest, max)
    parts.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return rest === '' ? parts : [...parts, rest]
}

function findEnd(text: string, max: number): number {
  // One more, because the space after a part is not sent.
  const start = text.slice(0, max + 1)
  for (const place of places) {
    const last = [...start.matchAll(place)].at(-1)
    const end = last && last.index + last[0].length
    // A dash alone is no sound.
    if (end && /[\p{L}\p{N}]/u.test(start.slice(0, end))) return end
  }
  return isInsidePair(text, max) ? max - 1 : max
}

/** Between the halves of a character such as an emoji. */
function isInsidePair(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(at - 1, at + 1))
}
