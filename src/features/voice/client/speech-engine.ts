/** Makes text heard: a voice of the browser, or audio from a server. */
export interface SpeechEngine {
  /**
   * Resolves once the piece was heard to its end or `signal` has stopped it, which it does at once. Rejects with
   * `NoVoice` where there is none, otherwise with what went wrong.
   */
  speak: (piece: string, how: SpeechOptions) => Promise<void>
  /**
   * Called while the press that starts a text is handled, for browsers that make no sound otherwise. Without a voice, it
   * may be any.
   */
  prepare?: (voice?: string) => void
  /** Tells whether there is a voice, once that is known and again when it changes. Returns what ends that. */
  watchVoices?: (tell: (hasVoice: boolean) => void) => () => void
}

export interface SpeechOptions {
  /** As in the member's settings. */
  voice: string
  /** One for each text. */
  signal: AbortSignal
  /** Whether another voice must not read in its place, because this one is to be tried. */
  isThisVoiceOnly?: boolean | undefined
  /** To be called when the sound begins; again does no harm. */
  onStart: () => void
}

/** The browser cannot speak, or has no voice. */
export class NoVoice extends Error {}

/** Stopped, but not by this page: by an extension, or by the device. */
export class SpeechInterrupted extends Error {}
