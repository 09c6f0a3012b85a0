import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'

type SendEvents = (
  reply: FastifyReply,
  start: (signal: AbortSignal) => Promise<AsyncIterable<unknown>>,
) => Promise<FastifyReply>

/** Server-sent events. Shutdown aborts open streams instead of waiting for them. */
export function openEventStreams(app: FastifyInstance, event: z.ZodMiniType): SendEvents {
  const openStreams = new Set<AbortController>()
  app.addHook('preClose', async () => {
    for (const stream of openStreams) stream.abort()
  })
  return async (reply, start) => {
    const stream = new AbortController()
    openStreams.add(stream)
    reply.raw.once('close', () => {
      openStreams.delete(stream)
      stream.abort()
    })
    const events = await start(stream.signal)
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        // Without it nginx buffers the stream until it ends.
        .header('x-accel-buffering', 'no')
        .send(Readable.from(toFrames(event, events), { objectMode: false }))
    )
  }
}

/** Parsing drops the fields that the contract does not declare. */
async function* toFrames(schema: z.ZodMiniType, events: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(z.parse(schema, event))}\n\n`
}
