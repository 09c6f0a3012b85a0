import type { Breach } from '../facts-kept.rules.ts'
import { finishedSentences, tidied } from '../finished-sentences.rules.ts'

const maxSentenceLength = 800
/** The prompt asks for 120 to 180. */
const maxWords = 260
const minWords = 40

/** The model left the facts, or wrote too much or too little. Carries none of the text, so it is safe to log. */
export class Wandered extends Error {
  readonly how: Breach | 'too long' | 'too short'

  constructor(violation: Wandered['how']) {
    super(`The narration was rejected: ${violation}`)
    this.name = 'RejectedNarration'
    this.how = violation
  }
}

/** Yields each sentence once it is complete and checked. Throws `RejectedNarration` at the first violation. */
export async function* checkedSentences(
  pieces: AsyncIterable<string>,
  violationOf: (sentence: string) => Breach | undefined,
): AsyncGenerator<string> {
  let words = 0
  const check = (sentence: string) => {
    words += sentence.split(/\s+/).filter(Boolean).length
    const violation =
      words > maxWords || sentence.length > maxSentenceLength ? 'too long' : violationOf(sentence)
    if (violation) throw new Wandered(violation)
    return sentence
  }
  let pending = ''
  for await (const piece of pieces) {
    const { finished, rest } = finishedSentences(tidied(pending + piece).trimStart())
    for (const sentence of finished) yield check(sentence)
    pending = rest
    if (pending.length > maxSentenceLength) throw new Wandered('too long')
  }
  if (pending.trim()) yield check(pending.trimEnd())
  if (words < minWords) throw new Wandered('too short')
}
