import type { ProcedureEvent, ProcedureInput, StreamProcedure } from '#platform/api.contract.ts'
import { type CallOptions, fetchAnswer, NoConnection, type RequestParts } from './api.ts'

/**
 * The events of a stream as they arrive. Fails like `call`, also later, when the connection breaks. Leaving the loop
 * closes the connection.
 */
export async function* callStream<P extends StreamProcedure>(
  procedure: P,
  request: ProcedureInput<P>,
  options: CallOptions = {},
): AsyncGenerator<ProcedureEvent<P>> {
  const body = await fetchAnswer(procedure, request as RequestParts, options, async response => response.body)
  if (!body) throw new NoConnection('The response has no body')
  for await (const event of readEvents(body, options)) yield event as ProcedureEvent<P>
}

/** The server writes one `data:` line per event. Throws on anything else. */
async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { signal }: CallOptions,
): AsyncGenerator<unknown> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let incomplete = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw signal?.aborted ? cause : new NoConnection(cause)
      })
      if (done) return
      const frames = (incomplete + decoder.decode(value, { stream: true })).split('\n\n')
      incomplete = frames.pop() ?? ''
      for (const frame of frames) yield JSON.parse(frame.replace(/^data: /, ''))
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
