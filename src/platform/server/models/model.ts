export interface Model {
  /** Throws `ModelError`, or the reason of `signal`. */
  stream(request: ModelRequest): AsyncIterable<string>
}

export interface ModelRequest {
  system: string
  prompt: string
  signal: AbortSignal
  maxTokens: number
  /** Called with the usage reported by the provider, if any, even for an incomplete text. */
  onTokens(tokens: number): void
}

/**
 * slow: timeout. busy: rate limit (429). refused: wrong key, model or URL (4xx). failing: no response, or 5xx.
 * cut: the stream ended early. malformed: no usable text. unavailable: not called, the circuit breaker is open.
 */
export type ModelErrorKind = 'slow' | 'busy' | 'refused' | 'failing' | 'cut' | 'malformed' | 'unavailable'

/** Never contains the provider's message, which may quote the prompt, a URL or the key. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind
  /** HTTP status, if there was a response. */
  readonly status: number | undefined
  /** From `Retry-After`. */
  readonly retryAfterMilliseconds: number | undefined

  constructor(kind: ModelErrorKind, status?: number, retryAfterMilliseconds?: number) {
    super(`The language model failed: ${kind}${status === undefined ? '' : ` (${status})`}`)
    this.name = 'ModelError'
    this.kind = kind
    this.status = status
    this.retryAfterMilliseconds = retryAfterMilliseconds
  }
}
