import { cutPieces, takeSentences } from '../cut-pieces.rules.ts'
import type { Lexicon } from '../lexicon.rules.ts'
import { speakable } from '../speakable.rules.ts'

/** What a voice is given for a text, piece by piece: each sentence as soon as it is complete. */
export async function* toSpokenPieces(
  text: string | AsyncIterable<string>,
  lexicon?: Lexicon,
): AsyncGenerator<string, void, void> {
  let unfinished = ''
  for await (const part of typeof text === 'string' ? [text] : text) {
    const { sentences, rest } = takeSentences(unfinished + part)
    unfinished = rest
    yield* sentences.flatMap(toPieces)
  }
  yield* toPieces(unfinished)

  function toPieces(sentence: string): string[] {
    return cutPieces(speakable(sentence, lexicon))
  }
}
