import type { AudioType, Voice } from '../../voice.contract.ts'

/** Reads texts aloud. Its methods throw `SpeechError`, or the reason of `signal`. */
export interface SpeechProvider {
  /** As a sentence about it names it. */
  name: string
  listVoices(signal?: AbortSignal): Promise<Voice[]>
  /** Resolves when the provider has accepted the text. */
  speak(request: SpeechRequest): Promise<Audio>
}

export interface SpeechRequest {
  text: string
  voiceId: string
  signal: AbortSignal
}

/** Ends the request to the provider when it is read to its end or returned. */
export interface Audio {
  type: AudioType
  bytes: AsyncGenerator<Uint8Array>
}

export interface SpeechTimeouts {
  /** Until the first byte, and between two. */
  idleMilliseconds: number
  totalMilliseconds: number
  /** For one request of a list of voices. */
  listMilliseconds: number
}
