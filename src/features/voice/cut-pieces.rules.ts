import { splitSentences } from '#platform/sentences.rules.ts'

/** Voices of some browsers fall silent in the middle of what takes them a quarter of a minute. */
export const maxPieceLength = 220

/** Whole sentences for a voice, none of them longer than the limit. */
export function cutPieces(text: string, maxLength = maxPieceLength): string[] {
  const { sentences, rest } = takeSentences(text)
  return [...sentences, rest].flatMap(sentence => cutToLength(sentence.trim(), maxLength)).filter(isSpoken)
}

/** The sentences that are complete, of a text that is still arriving; `rest` is what may go on. */
export function takeSentences(text: string): { sentences: string[]; rest: string } {
  const paragraphs = text.split(paragraphBreak)
  const last = paragraphs.pop() ?? ''
  const started = splitSentences(last)
  return {
    sentences: [...paragraphs.flatMap(splitSentences), ...started.slice(0, -1)]
      .map(sentence => sentence.trim())
      .filter(isSpoken),
    rest: started.at(-1) ?? '',
  }
}

/** An empty line, the end of a heading, and the line before a heading or an item of a list. */
const paragraphBreak =
  /\n[^\S\n]*\n\s*|(?<=^[^\S\n]*#{1,6} [^\n]*)\n|\n(?=[^\S\n]*(?:[-*+•–] |\d{1,3}[.)] |#{1,6} |>))/m

const isSpoken = (piece: string) => /[\p{L}\p{N}]/u.test(piece)

/** Behind a comma or the like where one stands late enough, otherwise between words. */
function cutToLength(sentence: string, maxLength: number): string[] {
  const pieces: string[] = []
  let left = sentence
  while (left.length > maxLength) {
    const place = placeToCut(left, maxLength)
    pieces.push(left.slice(0, place).trimEnd())
    left = left.slice(place).trimStart()
  }
  return [...pieces, left]
}

function placeToCut(text: string, maxLength: number): number {
  const start = text.slice(0, maxLength + 1)
  const pause = [...start.matchAll(/[,;:—–)](?=\s)/g)].at(-1)?.index ?? 0
  if (pause >= maxLength / 3) return pause + 1
  const space = start.search(/\s\S*$/)
  if (space > 0) return space
  // Not between the two halves of a character.
  return /[\uD800-\uDBFF]$/.test(text.slice(0, maxLength)) && maxLength > 1 ? maxLength - 1 : maxLength
}
