import type { AudioType } from '../voice.contract.ts'
import { SpeechError, type SpeechErrorKind } from './provider/speech-error.ts'
import type { Audio, SpeechProvider } from './provider/speech-provider.ts'

/** Fills while a text is spoken. */
export interface Progress {
  type: AudioType | undefined
  /** Of the parts that the provider was sent and did not reject. */
  characters: number
}

/** What the provider has sent last. Fills while texts are spoken. */
export interface LastSound {
  type: AudioType | undefined
}

interface Parts {
  provider: SpeechProvider
  lastSound: LastSound
  parts: readonly string[]
  voiceId: string
  signal: AbortSignal
}

/** Formats without a header that says how long the sound is, so that one may follow another. */
const joinable: readonly AudioType[] = ['audio/mpeg', 'audio/aac']
const rejections: readonly SpeechErrorKind[] = [
  'refused',
  'busy',
  'out-of-credit',
  'unreachable',
  'unavailable',
]

/** The sound of all parts, one after the other. */
export async function* streamParts(
  { provider, lastSound, parts, voiceId, signal }: Parts,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  // The provider would charge for a part that could not be played.
  if (parts.length > 1 && lastSound.type && !joinable.includes(lastSound.type))
    throw new SpeechError('not-audio')
  for (const text of parts) {
    // Nothing is counted for a member who has left before.
    signal.throwIfAborted()
    progress.characters += text.length
    const { type, bytes } = await provider.speak({ text, voiceId, signal }).catch((failure: unknown) => {
      if (wasRejected(failure)) progress.characters -= text.length
      throw failure
    })
    const isPlayable = parts.length === 1 || (joinable.includes(type) && type === (progress.type ?? type))
    lastSound.type = type
    progress.type = type
    yield* requireSound(bytes, isPlayable)
  }
}

async function* requireSound(bytes: Audio['bytes'], isPlayable: boolean): AsyncGenerator<Uint8Array> {
  let isEmpty = true
  for await (const piece of bytes) {
    if (!isPlayable) throw new SpeechError('not-audio')
    isEmpty = false
    yield piece
  }
  if (isEmpty) throw new SpeechError('empty')
}

/** The provider rejected the text before it spoke, so it charges nothing. */
function wasRejected(failure: unknown): boolean {
  if (!(failure instanceof SpeechError)) return false
  const { kind, status = 0 } = failure
  // Without a status it may have been the answer that was lost.
  return rejections.includes(kind) || (kind === 'failing' && status >= 500)
}
