import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { admit } from '#platform/server/http/callers.ts'
import { type NarrationEvent, narration, sommelierContract } from '../sommelier.contract.ts'
import { composeForMember, type Sommelier } from './advise-member.ts'
import type { Narrator } from './narrate-advice.ts'

/** A stream and no JSON, so it is put up by hand; guard, body and refusals are those of the advice itself. */
export function narrationRoutes(app: FastifyInstance, sommelier: Sommelier & { narrator: Narrator }): void {
  const { path, body, limit } = narration
  const { opensTo, refusals } = sommelierContract.adviseMember
  const listeners = new Set<AbortController>()
  // A house that closes does not wait until the last story is told.
  app.addHook('preClose', async () => {
    for (const listener of listeners) listener.abort()
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
        await admit(opensTo, request)
      },
    },
    async (request, reply) => {
      const { memberId } = await admit(opensTo, request)
      const advice = await composeForMember(sommelier, memberId!, request.body as z.output<typeof body>)
      const listener = new AbortController()
      listeners.add(listener)
      reply.raw.once('close', () => {
        listeners.delete(listener)
        listener.abort()
      })
      const events = sommelier.narrator.tell(memberId!, advice, listener.signal)
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          // Or a proxy would keep the sentences until all of them are there.
          .header('x-accel-buffering', 'no')
          .send(Readable.from(asFrames(events), { objectMode: false }))
      )
    },
  )
}

async function* asFrames(events: AsyncIterable<NarrationEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`
}
