import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SiteAddress } from './check-host-and-origin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** BASE_URL, else the origin of the request. */
    originOf(request: FastifyRequest): string
  }
}

/** BASE_URL comes first, because behind a proxy the connection may be http where the visitor uses https. */
export function decorateOrigin(app: FastifyInstance, { baseUrl }: SiteAddress): void {
  app.decorate('originOf', (request: FastifyRequest) => baseUrl ?? `${request.protocol}://${request.host}`)
}
