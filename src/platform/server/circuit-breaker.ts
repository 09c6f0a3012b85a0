export interface CircuitBreakerOptions {
  failureThreshold: number
  openMilliseconds: number
  /** Limit for `Retry-After`. */
  maxOpenMilliseconds: number
  /** Monotonic clock. */
  now(): number
}

/** Spares a service that keeps failing, and spares its callers the wait. */
export interface CircuitBreaker {
  /** Whether a call may be made now. */
  admits(): boolean
  succeed(): void
  /** @param retryAfterMilliseconds as the service asked for */
  fail(retryAfterMilliseconds?: number): void
}

/**
 * Opens after repeated failures, or for the time of `Retry-After`. Then a single call is let through as a trial; success
 * closes the breaker. A call that reports neither counts neither way.
 */
export function openCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY
  return {
    admits() {
      if (options.now() < openUntil) return false
      if (failures >= options.failureThreshold) openUntil = options.now() + options.openMilliseconds
      return true
    },
    succeed() {
      failures = 0
      openUntil = Number.NEGATIVE_INFINITY
    },
    fail(retryAfterMilliseconds = 0) {
      failures += 1
      const requested = Math.min(retryAfterMilliseconds, options.maxOpenMilliseconds)
      const ownPause = failures >= options.failureThreshold ? options.openMilliseconds : 0
      openUntil = Math.max(openUntil, options.now() + Math.max(requested, ownPause))
    },
  }
}

/** Half a minute after five failures in a row. */
export const defaultBreaker: CircuitBreakerOptions = {
  failureThreshold: 5,
  openMilliseconds: 30_000,
  maxOpenMilliseconds: 600_000,
  now: () => performance.now(),
}
