import { expect, test } from 'vitest'
import { runDetached } from './run-detached.ts'

/** Yields what is pushed, until it is ended. */
function openSource() {
  const waiting: ((next: string | undefined) => void)[] = []
  let isClosed = false
  async function* source(): AsyncGenerator<string, number, void> {
    let count = 0
    try {
      for (;;) {
        const next = await new Promise<string | undefined>(resolve => waiting.push(resolve))
        if (next === undefined) return count
        count += 1
        yield next
      }
    } finally {
      isClosed = true
    }
  }
  const push = async (next: string | undefined) => {
    await expect.poll(() => waiting.length).toBe(1)
    waiting.pop()!(next)
  }
  return { source: source(), push, isClosed: () => isClosed }
}

async function readAll(pieces: AsyncGenerator<string, number, void>) {
  const read: string[] = []
  for (;;) {
    const next = await pieces.next()
    if (next.done) return { read, whole: next.value }
    read.push(next.value)
  }
}

test('Every reader gets all of it, whenever they come', async () => {
  const { source, push } = openSource()
  const run = runDetached(source)
  const early = readAll(run.read())
  await push('one')
  await push('two')
  const late = readAll(run.read())
  await push('three')
  await push(undefined)
  const all = { read: ['one', 'two', 'three'], whole: 3 }
  expect(await Promise.all([early, late, readAll(run.read())])).toEqual([all, all, all])
})

test('A reader that leaves does not end it', async () => {
  const { source, push, isClosed } = openSource()
  const run = runDetached(source)
  await push('one')
  for await (const piece of run.read()) {
    expect([piece, run.hasReader()]).toEqual(['one', true])
    break
  }
  expect([isClosed(), run.hasReader()]).toEqual([false, false])
  await push('two')
  await push(undefined)
  expect(await run.ended).toBe(2)
})

test('A reader that is gone while it waits does not count', async () => {
  const { source, push } = openSource()
  const run = runDetached(source)
  const gone = new AbortController()
  const reading = readAll(run.read(gone.signal))
  await push('one')
  expect(run.hasReader()).toBe(true)
  gone.abort()
  expect(run.hasReader()).toBe(false)
  await push(undefined)
  expect(await reading).toEqual({ read: ['one'], whole: 1 })
})

test('A failure reaches every reader, behind what came before it', async () => {
  async function* fail(): AsyncGenerator<string, number, void> {
    yield 'one'
    throw new Error('broken')
  }
  const run = runDetached(fail())
  for (const pieces of [run.read(), run.read()]) {
    expect(await pieces.next()).toEqual({ done: false, value: 'one' })
    await expect(pieces.next()).rejects.toThrow('broken')
  }
})
