import { fetchAnswer, NoConnection } from '#platform/client/api.ts'
import { UserError } from '#platform/client/message-for.ts'
import { emptyAudio, speechFailed, voiceContract } from '../voice.contract.ts'

export interface Sound {
  type: string
  /** Throws if the sound breaks off, or if there is none. */
  bytes: AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>
}

/** A text in a premium voice, as it arrives. Throws the refusal of the server. */
export async function fetchSound(
  { text, voiceId }: { text: string; voiceId: string },
  signal: AbortSignal,
): Promise<Sound> {
  const request = { body: { text, voiceId } }
  const response = await fetchAnswer(voiceContract.speak, request, { signal }, async answer => answer)
  const { headers, body } = response
  const type = headers.get('content-type') ?? ''
  // A hotspot or a proxy has answered.
  if (!type.startsWith('audio/')) throw new UserError(speechFailed)
  if (!body) throw new UserError(emptyAudio)
  return { type, bytes: readBytes(body) }
}

async function* readBytes(body: ReadableStream<Uint8Array<ArrayBuffer>>): Sound['bytes'] {
  const reader = body.getReader()
  let isEmpty = true
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new NoConnection(cause, speechFailed)
      })
      if (done) break
      isEmpty &&= value.byteLength === 0
      yield value
    }
    if (isEmpty) throw new UserError(emptyAudio)
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
