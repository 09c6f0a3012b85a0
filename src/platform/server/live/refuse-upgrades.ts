import type { FastifyInstance } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { livePath } from '#platform/live.contract.ts'

/** The WebSocket library would open a connection at any address, also for pages of other sites, and then close it. */
export function refuseUpgrades(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.upgrade === undefined || request.routeOptions.url === livePath) return done()
    if (request.headers.upgrade.toLowerCase() !== 'websocket') return done()
    // An upgraded connection reads no further request, and nothing else would close it.
    reply.header('connection', 'close')
    reply.raw.once('finish', () => request.raw.socket.destroySoon())
    done(new Refusal('NOT_FOUND', commonRefusals.NOT_FOUND))
  })
}
