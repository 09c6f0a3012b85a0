import type { Breach } from '../facts-kept.rules.ts'
import { finishedSentences, tidied } from '../finished-sentences.rules.ts'

/** Longer than any sentence of a host; what has no end by then is none. */
const longestSentence = 800
/** Asked for are 120 to 180. */
const mostWords = 260
const leastWords = 40

/** The teller left the facts, or told too much or too little. Holds nothing of what was said. */
export class Wandered extends Error {
  readonly how: Breach | 'too long' | 'too short'

  constructor(how: Wandered['how']) {
    super(`The telling was left: ${how}`)
    this.name = 'Wandered'
    this.how = how
  }
}

/** Sentence by sentence as they are finished, each checked before anybody hears it. Throws `Wandered` at the first breach. */
export async function* checkedSentences(
  pieces: AsyncIterable<string>,
  breachOf: (sentence: string) => Breach | undefined,
): AsyncGenerator<string> {
  let words = 0
  const check = (sentence: string) => {
    words += sentence.split(/\s+/).filter(Boolean).length
    const how = words > mostWords || sentence.length > longestSentence ? 'too long' : breachOf(sentence)
    if (how) throw new Wandered(how)
    return sentence
  }
  let open = ''
  for await (const piece of pieces) {
    const { finished, rest } = finishedSentences(tidied(open + piece).trimStart())
    for (const sentence of finished) yield check(sentence)
    open = rest
    if (open.length > longestSentence) throw new Wandered('too long')
  }
  if (open.trim()) yield check(open.trimEnd())
  if (words < leastWords) throw new Wandered('too short')
}
