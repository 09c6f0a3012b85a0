export interface Model {
  /** Throws `ModelFailure`, or the reason of `signal`. */
  stream(request: ModelQuestion): AsyncIterable<string>
}

export interface ModelQuestion {
  system: string
  prompt: string
  signal: AbortSignal
  mostTokens: number
  /** Called with the usage reported by the provider, if any, even for an incomplete text. */
  onTokens(tokens: number): void
}

/**
 * slow: timeout. busy: rate limit (429). refused: wrong key, model or URL (4xx). failing: no response, or 5xx.
 * cut: the stream ended early. malformed: no usable text. resting: not called, the circuit breaker is open.
 */
export type ModelTrouble = 'slow' | 'busy' | 'refused' | 'failing' | 'cut' | 'malformed' | 'resting'

/** Never contains the provider's message, which may quote the prompt, a URL or the key. */
export class ModelFailure extends Error {
  readonly trouble: ModelTrouble
  /** HTTP status, if there was a response. */
  readonly status: number | undefined
  /** From `Retry-After`. */
  readonly restMilliseconds: number | undefined

  constructor(kind: ModelTrouble, status?: number, retryAfterMilliseconds?: number) {
    super(`The language model failed: ${kind}${status === undefined ? '' : ` (${status})`}`)
    this.name = 'ModelError'
    this.trouble = kind
    this.status = status
    this.restMilliseconds = retryAfterMilliseconds
  }
}
