import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { livePath } from '#platform/live.contract.ts'
import { authorize } from '../http/callers.ts'
import { isFromOwnPage } from '../http/check-host-and-origin.ts'
import type { LiveServer } from './open-live.ts'

const maxMessageBytes = 16 * 1024
const websocketVersion = 13

/**
 * Any site can open a WebSocket with the visitor's cookie, and browsers send no preflight (CWE-1385): so the Origin
 * header, which a page cannot forge, is checked before the session.
 */
export async function liveRoutes(app: FastifyInstance, live: LiveServer): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: maxMessageBytes },
    // The library's own preClose sends no close code and waits without a timeout.
    preClose: done => {
      live.close()
      done()
    },
  })
  app.get(
    livePath,
    {
      websocket: true,
      schema: { hide: true },
      config: { opensTo: 'members' },
      onRequest: async (request, reply) => {
        if (request.ws) requireVersion(request, reply)
        // A plain GET gets 404 from the library without a call of the handler, so authorize here.
        if (request.ws && !isFromOwnPage(request))
          throw new Refusal('FOREIGN_ORIGIN', commonRefusals.FOREIGN_ORIGIN)
        await authorize('members', request)
      },
    },
    async (socket, request: FastifyRequest) => {
      const { memberId, sessionId, duties } = await authorize('members', request)
      live.addConnection(socket, { memberId, sessionId, duties })
    },
  )
}

/** The library also accepts version 8, the draft of 2011. */
function requireVersion({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['sec-websocket-version']) === websocketVersion) return
  reply.header('sec-websocket-version', String(websocketVersion))
  throw new Refusal('UPGRADE_REQUIRED', { status: 426, error: 'This server speaks WebSocket version 13.' })
}
