/** What was taken from a generator already, and the rest. Ends the generator when it is ended, even if nothing was read. */
export function withFirst<Value>(
  first: IteratorResult<Value, void>,
  rest: AsyncGenerator<Value, void>,
): AsyncIterable<Value> {
  let taken: IteratorResult<Value, void> | undefined = first
  const iterator: AsyncIterator<Value, void> = {
    async next() {
      const next = taken ?? (await rest.next())
      taken = undefined
      return next
    },
    return: async () => rest.return(),
  }
  return { [Symbol.asyncIterator]: () => iterator }
}
