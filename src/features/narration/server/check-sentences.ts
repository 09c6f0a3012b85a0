import { normalizeText, splitSentences, type ViolationKind } from '../fact-check/fact-check.rules.ts'

const maxSentenceLength = 800
/** The prompt asks for 60 to 120. */
const maxWords = 180
const minWords = 30

/** The model left the facts, or wrote too much or too little. Carries none of the text, so it is safe to log. */
export class RejectedNarration extends Error {
  readonly violation: ViolationKind | 'too long' | 'too short'

  constructor(violation: RejectedNarration['violation']) {
    super(`The narration was rejected: ${violation}`)
    this.name = 'RejectedNarration'
    this.violation = violation
  }
}

/** Yields each sentence once it is complete and checked. Throws `RejectedNarration` at the first violation. */
export async function* checkSentences(
  pieces: AsyncIterable<string>,
  violationOf: (sentence: string) => ViolationKind | undefined,
): AsyncGenerator<string> {
  let words = 0
  const check = (sentence: string) => {
    words += sentence.split(/\s+/).filter(Boolean).length
    const violation =
      words > maxWords || sentence.length > maxSentenceLength ? 'too long' : violationOf(sentence)
    if (violation) throw new RejectedNarration(violation)
    return sentence
  }
  let pending = ''
  for await (const piece of pieces) {
    const { finished, rest } = splitSentences(normalizeText(pending + piece).trimStart())
    for (const sentence of finished) yield check(sentence)
    pending = rest
    if (pending.length > maxSentenceLength) throw new RejectedNarration('too long')
  }
  if (pending.trim()) yield check(pending.trimEnd())
  if (words < minWords) throw new RejectedNarration('too short')
}
