/** A language model, whoever makes it. */
export interface Model {
  /** The text as it comes, piece by piece. Throws `ModelFailure`, or the reason of `signal`. */
  stream(asked: ModelQuestion): AsyncIterable<string>
}

export interface ModelQuestion {
  /** Who speaks and by which rules. */
  system: string
  prompt: string
  /** Ends the asking: nobody listens any more. */
  signal: AbortSignal
  mostTokens: number
  /** Hears what the provider says it counted, when it says so; also when the text was not finished. */
  onTokens(tokens: number): void
}

/**
 * slow: no word for too long; busy: too many ask; refused: a key, a model or an address that the provider does not
 * take; failing: no answer, or one that says it cannot; cut: an end before the end; garbled: no text at all; resting:
 * nobody was asked, for it failed again and again or asked to be left alone.
 */
export type ModelTrouble = 'slow' | 'busy' | 'refused' | 'failing' | 'cut' | 'garbled' | 'resting'

/** Says what went wrong in our words only: a provider's own may hold the question, an address or a key. */
export class ModelFailure extends Error {
  readonly trouble: ModelTrouble
  /** Of the provider's answer, where there was one. */
  readonly status: number | undefined
  /** How long the provider asks to be left alone. */
  readonly restMilliseconds: number | undefined

  constructor(trouble: ModelTrouble, status?: number, restMilliseconds?: number) {
    super(`The language model was ${trouble}${status === undefined ? '' : ` (${status})`}`)
    this.name = 'ModelFailure'
    this.trouble = trouble
    this.status = status
    this.restMilliseconds = restMilliseconds
  }
}
