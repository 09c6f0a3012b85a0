import { expect, test } from 'vitest'
import { withFirst } from './with-first.ts'

let isEnded: boolean
async function* count(): AsyncGenerator<number, void> {
  isEnded = false
  try {
    for (let number = 1; number <= 3; number++) yield number
  } finally {
    isEnded = true
  }
}

test('What was taken from a generator comes first, and then the rest', async () => {
  const numbers = count()
  const all: number[] = []
  for await (const number of withFirst(await numbers.next(), numbers)) all.push(number)
  expect(all).toEqual([1, 2, 3])
  expect(isEnded).toBe(true)
})

test('A generator of which nothing more is read is ended', async () => {
  const numbers = count()
  const iterator = withFirst(await numbers.next(), numbers)[Symbol.asyncIterator]()
  await iterator.return?.()
  expect(isEnded).toBe(true)
})
