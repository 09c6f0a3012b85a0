import type { FastifyInstance } from 'fastify'
import { commonRefusals, Refusal, refuse } from '#platform/api.contract.ts'
import { createHttpExchange, mountContract } from '#platform/server/http/mount-contract.ts'
import { safeNext } from '../accounts.rules.ts'
import { oidcCallback, oidcContract } from '../oidc.contract.ts'
import { type OidcServices, signInByProvider, traceOf } from './sign-in-by-provider.ts'

/** To the provider and back. Without one in the settings there is nothing at these addresses. */
export function oidcRoutes(app: FastifyInstance, services: OidcServices): void {
  const { provider, journeys, log, demandHttps } = services
  mountContract(app, oidcContract, {
    readSignInMethods: () => ({ oidc: provider?.name ?? null }),

    async startOidc({ body }, _caller, exchange) {
      if (!provider) throw new Refusal('NOT_FOUND', commonRefusals.NOT_FOUND)
      demandHttps(exchange)
      const { url, journey } = await provider.start(exchange.origin).catch((failure: unknown) => {
        log.warn(traceOf(failure), 'the provider that people sign in with does not answer')
        throw refuse(oidcContract.startOidc, 'PROVIDER_AWAY')
      })
      exchange.setCookies([journeys.cookieOf(exchange.origin, { ...journey, next: safeNext(body.next) })])
      return { url: url.href }
    },
  })

  // A page, not a procedure: people arrive here in their browser. HEAD would use the journey up.
  const page = { schema: { hide: true }, config: { opensTo: 'everyone' }, exposeHeadRoute: false } as const
  app.get(oidcCallback, page, async (request, reply) => {
    if (!provider) return reply.callNotFound()
    const search = request.url.slice(request.url.indexOf('?') + 1 || request.url.length)
    const path = await signInByProvider(services, provider, search, createHttpExchange(request, reply))
    return reply.header('cache-control', 'no-store').redirect(path, 303)
  })
}
