import { commonRefusals, Refusal } from '#platform/api.contract.ts'

export interface BoundedGate {
  /** Runs the work when there is room. Throws 503 at once when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Throws what `run` would throw now, before other work is done for a request that cannot be served. */
  requireRoom(): void
}

const retryAfterSeconds = 2

export function createBoundedGate({
  concurrency,
  maxWaiting,
}: {
  concurrency: number
  maxWaiting: number
}): BoundedGate {
  const waiting: (() => void)[] = []
  let running = 0
  const requireRoom = () => {
    if (waiting.length < maxWaiting) return
    const refusal = new Refusal('UNAVAILABLE', commonRefusals.UNAVAILABLE)
    refusal.retryAfterSeconds = retryAfterSeconds
    throw refusal
  }
  return {
    requireRoom,
    async run(work) {
      if (running < concurrency) running += 1
      else {
        requireRoom()
        // A finished task hands its place over, so no new caller can take it in between.
        await new Promise<void>(enter => waiting.push(enter))
      }
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
