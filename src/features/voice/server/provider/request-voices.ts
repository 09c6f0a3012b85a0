import type { Voice } from '../../voice.contract.ts'
import { openExchange } from './open-exchange.ts'
import { parseVoices } from './parse-voices.ts'
import { readText } from './read-bytes.ts'
import { type ProviderRequest, sendRequest } from './send-request.ts'
import { SpeechError } from './speech-error.ts'
import type { SpeechTimeouts } from './speech-provider.ts'

/** A voice of ElevenLabs is described in about 5 KB. */
const maxBytes = 4 * 1024 * 1024

export async function requestVoices(
  request: ProviderRequest,
  signal: AbortSignal | undefined,
  { listMilliseconds }: SpeechTimeouts,
): Promise<Voice[]> {
  const limits = { idleMilliseconds: listMilliseconds, totalMilliseconds: listMilliseconds }
  const exchange = openExchange(signal, limits)
  try {
    const text = await readText(await sendRequest(request, exchange), exchange, maxBytes)
    const voices = parseVoices(text)
    if (!voices) throw new SpeechError('unreadable')
    return voices
  } finally {
    exchange.end()
  }
}
