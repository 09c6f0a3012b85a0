import * as z from 'zod/mini'
import { type NarrationEvent, narrationEvent } from '../sommelier.contract.ts'

/** The events of the house as they come; ours are one `data:` line each. Throws when something else comes. */
export async function* readNarration(body: ReadableStream<Uint8Array>): AsyncGenerator<NarrationEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let begun = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const frames = (begun + decoder.decode(value, { stream: true })).split('\n\n')
      begun = frames.pop() ?? ''
      for (const frame of frames) yield z.parse(narrationEvent, JSON.parse(frame.replace(/^data: /, '')))
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
