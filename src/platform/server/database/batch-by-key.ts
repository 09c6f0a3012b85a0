interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (failure: unknown) => void
}

/**
 * Of each key, one call of `send` at a time. The first item goes at once; what comes during its call goes together in the
 * next, in its order, so that many share the cost of a call.
 * @param send answers in the order of the items; if it fails, so does each of them
 * @param most items of one call
 */
export function batchByKey<Item, Result>(
  send: (key: string, items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
): (key: string, item: Item) => Promise<Result> {
  /** A key is in it while a call of it runs. */
  const waitingByKey = new Map<string, Waiting<Item, Result>[]>()

  async function sendAll(key: string, waiting: Waiting<Item, Result>[]): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const results = await send(
          key,
          batch.map(({ item }) => item),
        )
        for (const [index, { resolve }] of batch.entries()) resolve(results[index]!)
      } catch (failure) {
        for (const { reject } of batch) reject(failure)
      }
    }
    waitingByKey.delete(key)
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const present = waitingByKey.get(key)
      if (present) {
        present.push({ item, resolve, reject })
        return
      }
      const waiting = [{ item, resolve, reject }]
      waitingByKey.set(key, waiting)
      void sendAll(key, waiting)
    })
}
