import type { Exchange } from './open-exchange.ts'
import { SpeechError } from './speech-error.ts'
import { toSpeechError } from './to-speech-error.ts'

/** The body of a response as it arrives. */
export async function* readBytes(
  { body }: Response,
  exchange: Exchange,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await exchange.inTime(reader.read())
      if (done) return
      bytes += value.byteLength
      if (bytes > maxBytes) throw new SpeechError('too-long')
      if (value.byteLength > 0) yield value
    }
  } catch (failure) {
    throw toSpeechError(failure, 'cut', exchange)
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

export async function readText(response: Response, exchange: Exchange, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of readBytes(response, exchange, maxBytes))
    text += decoder.decode(bytes, { stream: true })
  return text + decoder.decode()
}
