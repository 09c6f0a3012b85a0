import { type Model, ModelFailure } from './model.ts'

export interface Rest {
  failuresInARow: number
  milliseconds: number
  /** Limit for `Retry-After`. */
  longestMilliseconds: number
  /** Monotonic clock. */
  now(): number
}

/**
 * A circuit breaker: opens after repeated failures, or for the time of `Retry-After`. Then a single call is let through
 * as a trial; success closes the breaker. A consumer that stops reading counts neither way.
 */
export function restAfterFailures(model: Model, options: Rest): Model {
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY
  const recordFailure = (failure: unknown) => {
    if (!(failure instanceof ModelFailure)) return
    failures += 1
    const requested = Math.min(failure.restMilliseconds ?? 0, options.longestMilliseconds)
    const ownPause = failures >= options.failuresInARow ? options.milliseconds : 0
    openUntil = Math.max(openUntil, options.now() + Math.max(requested, ownPause))
  }
  return {
    async *stream(request) {
      if (options.now() < openUntil) throw new ModelFailure('resting')
      if (failures >= options.failuresInARow) openUntil = options.now() + options.milliseconds
      try {
        yield* model.stream(request)
        failures = 0
        openUntil = Number.NEGATIVE_INFINITY
      } catch (failure) {
        recordFailure(failure)
        throw failure
      }
    },
  }
}
