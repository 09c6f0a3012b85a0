/** A generator that runs by itself, whoever reads it. */
export interface DetachedRun<Piece, Whole> {
  /** Settles when it has ended. */
  ended: Promise<Whole>
  /** Whether somebody reads it now, who would see its failure. */
  hasReader(): boolean
  /**
   * From its beginning, also for those who come late. Leaving the loop ends the reading only. A reader that waits cannot
   * leave it: `signal` says that nobody reads any more.
   */
  read(signal?: AbortSignal): AsyncGenerator<Piece, Whole, void>
}

export function runDetached<Piece, Whole>(
  generated: AsyncGenerator<Piece, Whole, void>,
): DetachedRun<Piece, Whole> {
  const pieces: Piece[] = []
  let announce = () => {}
  let announced = Promise.resolve()
  const expectPiece = () => {
    announced = new Promise(resolve => {
      announce = resolve
    })
  }
  expectPiece()
  const run = async () => {
    for (;;) {
      const next = await generated.next()
      if (next.done) return next.value
      pieces.push(next.value)
      announce()
      expectPiece()
    }
  }
  const ended = run()
  // Without a reader it would be an unhandled rejection.
  ended.catch(() => undefined)
  /** Resolves with whether there is one. */
  const hasPiece = async (at: number) => {
    while (at === pieces.length) {
      const isOver = await Promise.race([announced.then(() => false), ended.then(() => true)])
      if (isOver) break
    }
    return at < pieces.length
  }
  const readers = new Set<{ signal: AbortSignal | undefined }>()
  return {
    ended,
    hasReader: () => [...readers].some(({ signal }) => !signal?.aborted),
    async *read(signal) {
      const reader = { signal }
      readers.add(reader)
      try {
        for (let at = 0; await hasPiece(at); at += 1) yield pieces[at]!
        return await ended
      } finally {
        readers.delete(reader)
      }
    },
  }
}
