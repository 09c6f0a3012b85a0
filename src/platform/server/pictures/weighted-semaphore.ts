type RunWeighted = <Result>(weight: number, task: () => Promise<Result>) => Promise<Result>

/** Runs tasks while their total weight is at most `capacity`; the others wait, first in first out. */
export function weightedSemaphore(capacity: number): RunWeighted {
  const waiting: { weight: number; start: () => void }[] = []
  let free = capacity
  const startNext = () => {
    for (let next = waiting[0]; next && next.weight <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.weight
      next.start()
    }
  }
  return async (weight, task) => {
    await new Promise<void>(start => {
      waiting.push({ weight, start })
      startNext()
    })
    try {
      return await task()
    } finally {
      free += weight
      startNext()
    }
  }
}
