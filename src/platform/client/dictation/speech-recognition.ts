/** What is used of the Web Speech API, which TypeScript does not know. */
export interface SpeechRecognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onstart: (() => void) | null
  onresult: ((event: SpeechEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

export interface SpeechResult {
  isFinal: boolean
  0: { transcript: string; confidence?: number }
}

export interface SpeechEvent {
  /** The first result that is new. */
  resultIndex: number
  /** Since it began to listen. */
  results: ArrayLike<SpeechResult>
}

type Constructor = new () => SpeechRecognition

/** Undefined where the browser has none, or would refuse it: it needs https, or the machine itself. */
export function findSpeechRecognition(): Constructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: Constructor
    webkitSpeechRecognition?: Constructor
  }
  return isSecureContext ? (SpeechRecognition ?? webkitSpeechRecognition) : undefined
}
