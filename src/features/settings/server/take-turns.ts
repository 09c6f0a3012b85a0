type InTurn = <Result>(weight: number, work: () => Promise<Result>) => Promise<Result>

/** Lets work begin while all that is under way weighs no more than `most`; the rest waits, first come first served. */
export function takeTurns(most: number): InTurn {
  const waiting: { weight: number; begin: () => void }[] = []
  let free = most
  const callNext = () => {
    for (let next = waiting[0]; next && next.weight <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.weight
      next.begin()
    }
  }
  return async (weight, work) => {
    await new Promise<void>(begin => {
      waiting.push({ weight, begin })
      callNext()
    })
    try {
      return await work()
    } finally {
      free += weight
      callNext()
    }
  }
}
