import {
  normalizeText,
  splitSentences,
  type ViolationKind,
} from '#features/narration/fact-check/fact-check.rules.ts'
import { RejectedNarration } from '#features/narration/server/check-sentences.ts'
import { findWholeWords } from './find-whole-words.ts'

/** The prompt asks for 40 to 120. */
const maxWords = 400
const maxLength = 6_000
/** Of what waits for its end: a link, or a word. */
const maxPending = 800

interface Release {
  /** What becomes of some whole words before they are checked and shown. */
  prepare(words: string): string
  /** Of a sentence, or of the beginning of one, with which the text so far ends. */
  violationOf(sentence: string, text: string): ViolationKind | undefined
}

/**
 * Yields the words of the model as they come: each is whole, and the sentence up to it has passed the check. Throws
 * `RejectedNarration` at the first violation; the word that violates is not among those that were yielded.
 */
export async function* releaseWords(
  pieces: AsyncIterable<string>,
  { prepare, violationOf }: Release,
): AsyncGenerator<string> {
  const check = openSentenceCheck(violationOf)
  let released = ''
  let pending = ''
  const release = (words: string) => {
    if (words === '') return ''
    const prepared = normalizeText(prepare(withoutInvisible(words)))
    const text = released === '' ? prepared.trimStart() : prepared
    released += text
    if (released.length > maxLength || countWords(released) > maxWords)
      throw new RejectedNarration('too long')
    check(text, released)
    return text
  }
  for await (const piece of pieces) {
    pending += piece
    // Before any search in it: a piece may have a megabyte.
    if (released.length + pending.length > maxLength) throw new RejectedNarration('too long')
    const end = findWholeWords(pending)
    const text = release(pending.slice(0, end))
    pending = pending.slice(end)
    if (text !== '') yield text
    if (pending.length > maxPending) throw new RejectedNarration('too long')
  }
  const text = release(pending.trimEnd())
  if (text !== '') yield text
  if (released === '') throw new RejectedNarration('too short')
}

/** Checks each sentence from its beginning, as far as it is known. */
function openSentenceCheck(violationOf: Release['violationOf']): (words: string, text: string) => void {
  let begun = ''
  return (words, text) => {
    const { finished, rest } = splitSentences(begun + words)
    for (const sentence of [...finished, rest]) {
      const violation = violationOf(sentence, text)
      if (violation) throw new RejectedNarration(violation)
    }
    begun = rest
  }
}

/** Also halves of a letter that never came whole, which cannot be stored. */
function withoutInvisible(text: string): string {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Co}]|[^\P{Cc}\t\n\r]/gu, '')
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
