import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { liveAddress } from '#platform/live.contract.ts'
import { admit, callerOf } from '../http/callers.ts'
import { comesFromOurPage } from '../http/check-host-and-origin.ts'
import type { LiveServer } from './open-live.ts'

const longestMessageBytes = 16 * 1024

/**
 * The one socket of a tab. Any site may open a socket to us with the visitor's cookie, and no browser asks us first
 * (CWE-1385): so it has to name our own origin, which a page cannot forge, before the session is even looked at.
 */
export async function liveRoutes(app: FastifyInstance, live: LiveServer): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: longestMessageBytes },
    // Instead of the library's own, which says no word and waits as long as the other side likes.
    preClose: done => {
      live.close()
      done()
    },
  })
  app.get(
    liveAddress,
    {
      websocket: true,
      schema: { hide: true },
      config: { opensTo: 'members' },
      onRequest: async request => {
        // The library answers a plain GET with 404 and calls no handler; a stranger is told the same as elsewhere.
        if (request.ws && !comesFromOurPage(request))
          throw new Refusal('FOREIGN_ORIGIN', commonRefusals.FOREIGN_ORIGIN)
        await admit('members', request)
      },
    },
    async (socket, request: FastifyRequest) => {
      const { memberId, sessionId, isAdmin } = await callerOf(request)
      live.welcome(socket, { memberId: memberId!, sessionId: sessionId!, isAdmin })
    },
  )
}
