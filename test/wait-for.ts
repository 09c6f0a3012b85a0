import { vi } from 'vitest'

interface WaitOptions {
  timeout?: number
  interval?: number
}

/**
 * Returns once `attempt` no longer throws, with what it returns. Unlike `vi.waitFor`, which gives up after a second, it
 * waits long enough for a busy machine: how quick the product is, other tests measure. A number is the timeout in
 * milliseconds, for what has a bound of its own.
 */
export function waitFor<Value>(
  attempt: () => Value | Promise<Value>,
  options: number | WaitOptions = {},
): Promise<Value> {
  const own = typeof options === 'number' ? { timeout: options } : options
  return vi.waitFor(attempt, { timeout: 20_000, ...own })
}
