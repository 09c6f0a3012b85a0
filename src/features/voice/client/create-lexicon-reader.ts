import { call } from '#platform/client/api.ts'
import { defaultLexicon } from '../default-lexicon.rules.ts'
import { lexiconContract } from '../lexicon.contract.ts'
import type { Lexicon } from '../lexicon.rules.ts'
import { lexiconOf } from '../lounge-lexicon.rules.ts'
import type { ReadLexicon } from './speaker.ts'

/** A voice that is waited for longer seems not to work. */
const maxWaitMilliseconds = 500

/**
 * Asks the server for each text that is spoken, so that a change of an admin is heard at the next one. Where the server is
 * slow or away, words are said as they were the last time.
 */
export function createLexiconReader(): ReadLexicon {
  let known: Lexicon = defaultLexicon
  return async () => {
    const reading = call(lexiconContract.readLexicon, {}).then(
      ({ words }) => {
        known = lexiconOf(words)
      },
      () => undefined,
    )
    await Promise.race([reading, wait(maxWaitMilliseconds)])
    return known
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
