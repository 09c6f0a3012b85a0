import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { authorize } from '#platform/server/http/callers.ts'
import { type NarrationEvent, narration, sommelierContract } from '../sommelier.contract.ts'
import { composeForMember, type Sommelier } from './advise-member.ts'
import type { Narrator } from './narrate-advice.ts'

/** A stream instead of JSON, so it is mounted by hand; guard, body and refusals are those of `adviseMember`. */
export function narrationRoutes(app: FastifyInstance, sommelier: Sommelier & { narrator: Narrator }): void {
  const { path, body, limit } = narration
  const { opensTo, refusals } = sommelierContract.adviseMember
  const openStreams = new Set<AbortController>()
  // Shutdown does not wait for open narrations.
  app.addHook('preClose', async () => {
    for (const stream of openStreams) stream.abort()
  })
  app.post(
    path,
    {
      schema: {
        operationId: 'narrateAdvice',
        summary: 'The same advice in Arturo’s voice, as server-sent events.',
        body,
      },
      config: {
        opensTo,
        refusals,
        rateLimit: { max: limit.requests, timeWindow: limit.seconds * 1000 },
      },
      onRequest: async request => {
        await authorize(opensTo, request)
      },
    },
    async (request, reply) => {
      const { memberId } = await authorize(opensTo, request)
      const advice = await composeForMember(sommelier, memberId!, request.body as z.output<typeof body>)
      const stream = new AbortController()
      openStreams.add(stream)
      reply.raw.once('close', () => {
        openStreams.delete(stream)
        stream.abort()
      })
      const events = sommelier.narrator.narrate(memberId!, advice, stream.signal)
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          // Without it nginx buffers the stream until it ends.
          .header('x-accel-buffering', 'no')
          .send(Readable.from(asFrames(events), { objectMode: false }))
      )
    },
  )
}

async function* asFrames(events: AsyncIterable<NarrationEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`
}
