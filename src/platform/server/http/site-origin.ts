import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SiteAddress } from './check-host-and-origin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** `https://lounge.example`: what the operator named, else what the visitor typed. */
    originOf(request: FastifyRequest): string
  }
}

/** Behind a proxy the connection says http where the visitor sees https, so the operator's word counts first. */
export function knowOrigin(app: FastifyInstance, { baseUrl }: SiteAddress): void {
  app.decorate('originOf', (request: FastifyRequest) => baseUrl ?? `${request.protocol}://${request.host}`)
}
