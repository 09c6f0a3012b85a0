import { describe, expect, test } from 'vitest'
import type { NarrationEvent } from '../sommelier.contract.ts'
import { readNarration } from './read-narration.ts'

const events: NarrationEvent[] = [
  { text: 'Pour the Padrón’s companion neat. ' },
  { text: 'Take your time.\n\nMore “later”.' },
  { end: 'model' },
]
const stream = events.map(event => `data: ${JSON.stringify(event)}\n\n`).join('')

/** A body that arrives in chunks of `size` bytes. */
function bodyOf(text: string, size: number, onCancel = () => undefined): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let offset = 0
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(offset, offset + size))
      offset += size
    },
    cancel: onCancel,
  })
}

async function readAll(body: ReadableStream<Uint8Array>): Promise<NarrationEvent[]> {
  const read: NarrationEvent[] = []
  for await (const event of readNarration(body)) read.push(event)
  return read
}

describe('readNarration', () => {
  test.each([1, 2, 3, 7, 64, 10_000])('yields the same events in chunks of %i bytes', async size => {
    expect(await readAll(bodyOf(stream, size))).toEqual(events)
  })

  test('drops an incomplete last event when the connection ends', async () => {
    expect(await readAll(bodyOf(stream.slice(0, -12), 5))).toEqual(events.slice(0, 2))
  })

  test.each(['<html>a proxy</html>\n\n', 'data: {"text":7}\n\n', 'data: {"end":"other"}\n\n'])(
    'rejects %s',
    async text => {
      await expect(readAll(bodyOf(text, 100))).rejects.toThrow()
    },
  )

  test('cancels the body when the consumer stops', async () => {
    let isCanceled = false
    const body = bodyOf(stream, 5, () => {
      isCanceled = true
      return undefined
    })
    for await (const _ of readNarration(body)) break
    expect(isCanceled).toBe(true)
  })
})
