import type { Exchange } from './open-exchange.ts'
import { SpeechError, type SpeechErrorKind } from './speech-error.ts'

/** The reason of the exchange if it was aborted; otherwise an error in our own words. */
export function toSpeechError(
  failure: unknown,
  kind: SpeechErrorKind,
  { signal }: Pick<Exchange, 'signal'>,
): unknown {
  if (signal.aborted) return signal.reason
  return failure instanceof SpeechError ? failure : new SpeechError(kind)
}
