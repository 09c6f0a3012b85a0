import type { Log } from '#platform/server/log.ts'
import type { SpeechError } from './provider/speech-error.ts'
import type { SpeechProvider } from './provider/speech-provider.ts'

/** For the operator: what is wrong, without a text, a key or a word of the provider that is not on our list. */
export function logSpeechError(
  { kind, status, reason }: SpeechError,
  { name }: Pick<SpeechProvider, 'name'>,
  log: Pick<Log, 'warn'>,
): void {
  log.warn({ provider: name, kind, status, reason }, 'the speech provider failed')
}
