import { type CircuitBreakerOptions, openCircuitBreaker } from '../circuit-breaker.ts'
import { openProviderOutcome } from '../provider-outcome.ts'
import { type Model, ModelError, type ModelRequest } from './model.ts'

/** A consumer that stops reading counts neither as a success nor as a failure. Narrations and answers share the breaker. */
export function withCircuitBreaker(
  model: Model,
  options: CircuitBreakerOptions,
  outcome = openProviderOutcome(),
): Model {
  const breaker = openCircuitBreaker(options)
  return {
    async *stream(request) {
      if (!breaker.admits()) throw new ModelError('unavailable')
      try {
        yield* model.stream(request)
        breaker.succeed()
        outcome.succeed()
      } catch (failure) {
        if (failure instanceof ModelError && isProviderDown(failure, request)) {
          breaker.fail(failure.retryAfterMilliseconds)
          outcome.fail(failure)
        }
        throw failure
      }
    },
  }
}

/** A model that is too slow for somebody who waits, or refuses what only they ask for, may still narrate. */
function isProviderDown({ kind }: ModelError, { isAwaited }: ModelRequest): boolean {
  return kind !== 'late' && !(isAwaited && kind === 'refused')
}
