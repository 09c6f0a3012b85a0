import { type Model, ModelError } from './model.ts'

export interface CircuitBreakerOptions {
  failureThreshold: number
  openMilliseconds: number
  /** Limit for `Retry-After`. */
  maxOpenMilliseconds: number
  /** Monotonic clock. */
  now(): number
}

/**
 * A circuit breaker: opens after repeated failures, or for the time of `Retry-After`. Then a single call is let through
 * as a trial; success closes the breaker. A consumer that stops reading counts neither way.
 */
export function withCircuitBreaker(model: Model, options: CircuitBreakerOptions): Model {
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY
  const recordFailure = (failure: unknown) => {
    if (!(failure instanceof ModelError)) return
    failures += 1
    const requested = Math.min(failure.retryAfterMilliseconds ?? 0, options.maxOpenMilliseconds)
    const ownPause = failures >= options.failureThreshold ? options.openMilliseconds : 0
    openUntil = Math.max(openUntil, options.now() + Math.max(requested, ownPause))
  }
  return {
    async *stream(request) {
      if (options.now() < openUntil) throw new ModelError('unavailable')
      if (failures >= options.failureThreshold) openUntil = options.now() + options.openMilliseconds
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
