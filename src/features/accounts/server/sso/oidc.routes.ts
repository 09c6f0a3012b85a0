import type { FastifyInstance } from 'fastify'
import { createHttpExchange, mountContract } from '#platform/server/http/mount-contract.ts'
import { oidcCallback, oidcContract } from '../../oidc.contract.ts'
import { completeOidcSignIn, type OidcServices, startOidcSignIn } from './sign-in-with-sso.ts'

/** To the provider and back. Without one in the settings there is nothing at these addresses. */
export function oidcRoutes(app: FastifyInstance, services: OidcServices): void {
  mountContract(app, oidcContract, {
    readSignInMethods: () => ({ oidc: services.provider?.name ?? null }),
    async startOidc({ body }, _caller, exchange) {
      return { url: await startOidcSignIn(services, body.next, exchange) }
    },
  })

  // A page, not a procedure: browsers are sent here. HEAD would use the flow up.
  const page = { schema: { hide: true }, config: { opensTo: 'everyone' }, exposeHeadRoute: false } as const
  app.get(oidcCallback, page, async (request, reply) => {
    if (!services.provider) return reply.callNotFound()
    const search = request.url.slice(request.url.indexOf('?') + 1 || request.url.length)
    const path = await completeOidcSignIn(
      services,
      services.provider,
      search,
      createHttpExchange(request, reply),
    )
    return reply.header('cache-control', 'no-store').redirect(path, 303)
  })
}
