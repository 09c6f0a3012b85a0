export interface Model {
  /** Throws `ModelError`, or the reason of `signal`. */
  stream(request: ModelRequest): AsyncIterable<string>
}

export interface ModelRequest {
  system: string
  prompt: string
  signal: AbortSignal
  /** Of each round, where the model looks something up. */
  maxTokens: number
  /** What the model may look up before it answers. */
  lookUps?: readonly LookUp[]
  /** Whether somebody waits for the first text with nothing else to read: it has a time limit of its own. */
  isAwaited?: boolean
  /** Called with the usage that the provider reports of each round, if any, even for an incomplete text. */
  onTokens(tokens: number): void
}

/** A question that the model may put to us, and gets a text for. */
export interface LookUp {
  name: string
  /** For the model: what can be asked. */
  description: string
  /** Never rejects. What it resolves with is sent to the provider. */
  answer(question: string): Promise<string>
}

/**
 * slow: timeout. late: no text in time for somebody who waits, though the model may be at work. busy: rate limit (429). refused: wrong key, model or URL (4xx). failing: no response, or 5xx.
 * cut: the stream ended early. malformed: no usable text. unavailable: not called, the circuit breaker is open.
 */
export type ModelErrorKind =
  | 'slow'
  | 'late'
  | 'busy'
  | 'refused'
  | 'failing'
  | 'cut'
  | 'malformed'
  | 'unavailable'

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
