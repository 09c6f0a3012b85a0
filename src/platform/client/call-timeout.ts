/** After this time the page says that it is still waiting. */
const slowMilliseconds = 4_000

const listeners = new Set<() => void>()
let slowCalls = 0

export const slowness = {
  isWaiting: () => slowCalls > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Calls `end` if the work takes longer than that. From the fourth second on it counts as slow. */
export async function inTime<Answer>(
  milliseconds: number,
  end: () => void,
  work: () => Promise<Answer>,
): Promise<Answer> {
  let isSlow = false
  const countSlow = (change: number) => {
    isSlow = !isSlow
    slowCalls += change
    for (const listener of listeners) listener()
  }
  const slowTimer = setTimeout(countSlow, slowMilliseconds, 1)
  const timer = setTimeout(end, milliseconds)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    clearTimeout(slowTimer)
    if (isSlow) countSlow(-1)
  }
}
