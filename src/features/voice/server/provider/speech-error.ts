/**
 * slow: timeout. refused: wrong key, voice, model or URL (4xx). busy: rate limit (429). out-of-credit: to be paid.
 * unreachable: no connection, so that nothing was sent. failing: no response, or 5xx. cut: the sound ended early.
 * too-long: more sound than a text can have. not-audio: another content type. empty: no sound. unreadable: not a list
 * of voices. no-voices: an empty one. unavailable: not called, the circuit breaker is open.
 */
export type SpeechErrorKind =
  | 'slow'
  | 'refused'
  | 'busy'
  | 'out-of-credit'
  | 'failing'
  | 'unreachable'
  | 'cut'
  | 'too-long'
  | 'not-audio'
  | 'empty'
  | 'unreadable'
  | 'no-voices'
  | 'unavailable'

interface Details {
  status?: number
  reason?: string | undefined
  retryAfterMilliseconds?: number | undefined
}

const failed = 502
const statusByKind: Partial<Record<SpeechErrorKind, number>> = { slow: 504, unavailable: 503 }

/** Never contains the provider's message, which may quote the text, a URL or the key. */
export class SpeechError extends Error {
  readonly kind: SpeechErrorKind
  /** HTTP status, if there was a response. */
  readonly status: number | undefined
  /** One of the words in `read-failure.ts`. */
  readonly reason: string | undefined
  /** From `Retry-After`. */
  readonly retryAfterMilliseconds: number | undefined

  constructor(kind: SpeechErrorKind, { status, reason, retryAfterMilliseconds }: Details = {}) {
    super(`The speech provider failed: ${kind}${status === undefined ? '' : ` (${status})`}`)
    this.name = 'SpeechError'
    this.kind = kind
    this.status = status
    this.reason = reason
    this.retryAfterMilliseconds = retryAfterMilliseconds
  }

  /** The provider's status if it was an error, otherwise the one of a gateway that finds the same. */
  get shownStatus(): number {
    return this.status && this.status >= 400 ? this.status : (statusByKind[this.kind] ?? failed)
  }
}
