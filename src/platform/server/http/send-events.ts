import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Pieces } from '#platform/api.contract.ts'
import { openSignals } from './open-signals.ts'

type SendEvents = (
  reply: FastifyReply,
  start: (signal: AbortSignal) => Promise<AsyncIterable<unknown>>,
) => Promise<FastifyReply>

export function openEventStreams(app: FastifyInstance, event: z.ZodMiniType): SendEvents {
  const signalOf = openSignals(app)
  return async (reply, start) => {
    const events = await start(signalOf(reply))
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

type SendPieces = (
  request: FastifyRequest,
  reply: FastifyReply,
  start: (signal: AbortSignal) => Promise<AsyncGenerator<unknown, unknown, void>>,
) => Promise<FastifyReply>

/** The pieces and then the whole as events, or the whole alone as JSON: whichever the caller accepts. */
export function openPieces(app: FastifyInstance, { piece, whole }: Pieces): SendPieces {
  const sendEvents = openEventStreams(app, z.union([piece, whole]))
  return async (request, reply, start) => {
    reply.header('vary', 'accept')
    if (request.headers.accept?.includes('text/event-stream'))
      return sendEvents(reply, async signal => withWhole(await start(signal)))
    const gone = new AbortController()
    if (reply.raw.destroyed) gone.abort()
    reply.raw.once('close', () => gone.abort())
    const generated = await start(gone.signal)
    let next = await generated.next()
    while (!next.done) next = await generated.next()
    return reply.header('cache-control', 'no-store').send(z.parse(whole, next.value))
  }
}

async function* withWhole(generated: AsyncGenerator<unknown, unknown, void>): AsyncGenerator<unknown> {
  yield yield* generated
}

/** Parsing drops the fields that the contract does not declare. */
async function* toFrames(schema: z.ZodMiniType, events: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(z.parse(schema, event))}\n\n`
}
