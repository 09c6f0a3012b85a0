export interface ProviderFailure {
  /** Such as `busy`, never what the provider wrote. */
  kind: string
  /** HTTP status, if there was a response. */
  status: number | undefined
  at: Date
  /** Whether a later call succeeded. */
  isOver: boolean
}

/** How the calls of a provider ended since the server started, for the health page. */
export interface ProviderOutcome {
  succeed(): void
  fail(failure: Pick<ProviderFailure, 'kind' | 'status'>): void
  /** The latest failure, if there was one. */
  readFailure(): ProviderFailure | undefined
}

export function openProviderOutcome(now: () => Date = () => new Date()): ProviderOutcome {
  let failure: ProviderFailure | undefined
  return {
    succeed() {
      if (failure) failure = { ...failure, isOver: true }
    },
    fail({ kind, status }) {
      failure = { kind, status, at: now(), isOver: false }
    },
    readFailure: () => failure,
  }
}
