import { type AudioType, audioTypes } from '../../voice.contract.ts'
import { type Exchange, openExchange } from './open-exchange.ts'
import { readBytes } from './read-bytes.ts'
import { readFailure } from './read-failure.ts'
import { type ProviderRequest, sendRequest } from './send-request.ts'
import type { Audio, SpeechTimeouts } from './speech-provider.ts'

/** Five thousand characters are six minutes, which are 17 MB even if they are not compressed. */
const maxBytes = 32 * 1024 * 1024

const otherNames: Readonly<Record<string, AudioType>> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-mp3': 'audio/mpeg',
  'audio/x-aac': 'audio/aac',
  'audio/x-flac': 'audio/flac',
  'audio/x-m4a': 'audio/mp4',
  'audio/opus': 'audio/ogg',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
}

export async function requestAudio(
  request: ProviderRequest,
  signal: AbortSignal,
  timeouts: SpeechTimeouts,
): Promise<Audio> {
  const exchange = openExchange(signal, timeouts)
  try {
    const response = await sendRequest(request, exchange)
    const type = audioTypeOf(response)
    // Some providers tell with the status 200 that they have failed.
    if (!type) throw await readFailure(response, exchange)
    return { type, bytes: readToEnd(response, exchange) }
  } catch (failure) {
    exchange.end()
    throw failure
  }
}

async function* readToEnd(response: Response, exchange: Exchange): AsyncGenerator<Uint8Array> {
  try {
    yield* readBytes(response, exchange, maxBytes)
  } finally {
    exchange.end()
  }
}

function audioTypeOf({ headers }: Response): AudioType | undefined {
  const name = (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  return audioTypes.find(type => type === name) ?? otherNames[name]
}
