import * as z from 'zod/mini'
import { type NarrationEvent, narrationEvent } from '../sommelier.contract.ts'

/** Parses the event stream; our events have one `data:` line each. Throws on anything else. */
export async function* readNarration(body: ReadableStream<Uint8Array>): AsyncGenerator<NarrationEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let incomplete = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const frames = (incomplete + decoder.decode(value, { stream: true })).split('\n\n')
      incomplete = frames.pop() ?? ''
      for (const frame of frames) yield z.parse(narrationEvent, JSON.parse(frame.replace(/^data: /, '')))
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
