import { describe, expect, test } from 'vitest'
import type { NarrationEvent } from '../sommelier.contract.ts'
import { readNarration } from './read-narration.ts'

const events: NarrationEvent[] = [
  { text: 'Pour the Padrón’s companion neat. ' },
  { text: 'Take your time.\n\nMore “later”.' },
  { end: 'model' },
]
const written = events.map(event => `data: ${JSON.stringify(event)}\n\n`).join('')

/** A body that comes in parts of so many bytes. */
function bodyOf(text: string, size: number, hear = () => undefined): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
    cancel: hear,
  })
}

async function readAll(body: ReadableStream<Uint8Array>): Promise<NarrationEvent[]> {
  const read: NarrationEvent[] = []
  for await (const event of readNarration(body)) read.push(event)
  return read
}

describe('What is told', () => {
  test.each([1, 2, 3, 7, 64, 10_000])('is the same however it is cut up: %i bytes at a time', async size => {
    expect(await readAll(bodyOf(written, size))).toEqual(events)
  })

  test('ends with what was whole when the line breaks', async () => {
    expect(await readAll(bodyOf(written.slice(0, -12), 5))).toEqual(events.slice(0, 2))
  })

  test.each(['<html>a proxy</html>\n\n', 'data: {"text":7}\n\n', 'data: {"end":"other"}\n\n'])(
    'is nothing else: %s',
    async text => {
      await expect(readAll(bodyOf(text, 100))).rejects.toThrow()
    },
  )

  test('is not sent any further once nobody listens', async () => {
    let isLeft = false
    const body = bodyOf(written, 5, () => {
      isLeft = true
      return undefined
    })
    for await (const _ of readNarration(body)) break
    expect(isLeft).toBe(true)
  })
})
