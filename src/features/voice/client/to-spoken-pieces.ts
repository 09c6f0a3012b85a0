import { cutPieces, takeSentences } from '../cut-pieces.rules.ts'
import type { Lexicon } from '../lexicon.rules.ts'
import { speakable } from '../speakable.rules.ts'

/** What a voice is given for a text, piece by piece: each sentence as soon as it is complete. */
export async function* toSpokenPieces(
  text: string | AsyncIterable<string>,
  lexicon?: Lexicon | Promise<Lexicon>,
): AsyncGenerator<string, void, void> {
  let unfinished = ''
  for await (const part of typeof text === 'string' ? [text] : text) {
    const { sentences, rest } = takeSentences(unfinished + part)
    unfinished = rest
    yield* toPieces(sentences, await lexicon)
  }
  yield* toPieces([unfinished], await lexicon)
}

function toPieces(sentences: readonly string[], lexicon: Lexicon | undefined): string[] {
  return sentences.flatMap(sentence => cutPieces(speakable(sentence, lexicon)))
}
