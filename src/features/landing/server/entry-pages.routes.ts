import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeNext } from '#features/accounts/accounts.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { callerOf } from '#platform/server/http/callers.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import { type LandingPageData, linkPages, pages } from '../landing.contract.ts'

interface Services {
  catalogue: Catalogue
  publicPages: PublicPages<LandingPageData>
}

const open = { schema: { hide: true }, config: { opensTo: 'everyone' } } as const

/** Entry pages: for visitors without a session, and for links in emails. */
export function entryPageRoutes(app: FastifyInstance, { catalogue, publicPages }: Services): void {
  app.get(pages.landing, open, async (request, reply) => {
    if (await isMember(request)) return redirectTo(reply, '/dashboard')
    return publicPages.send(request, reply, {
      page: 'landing',
      cigarLines: catalogue.cigars.length,
      makers: new Set(catalogue.cigars.map(({ brand }) => brand)).size,
      drinks: catalogue.drinks.length,
      address: pages.landing,
      cacheKey: 'landing',
    })
  })
  app.get<{ Querystring: { next?: unknown } }>(pages.signIn, open, async (request, reply) => {
    const next = typeof request.query.next === 'string' ? request.query.next : undefined
    if (await isMember(request)) return redirectTo(reply, safeNext(next))
    const isForVault = /^\/dashboard\/pairings(?![^?#/])/.test(next ?? '')
    const cacheKey = isForVault ? 'sign-in for the vault' : 'sign-in'
    return publicPages.send(request, reply, { page: 'sign-in', isForVault, address: pages.signIn, cacheKey })
  })
  for (const page of linkPages) {
    const address = pages.ofLink(page)
    // The URL contains a token: nothing may cache the page.
    const uncached = {
      ...open,
      onSend: async (_: unknown, reply: FastifyReply) => void reply.header('cache-control', 'no-store'),
    }
    app.get(address, uncached, (request, reply) => publicPages.send(request, reply, { page, address }))
  }
}

async function isMember(request: FastifyRequest): Promise<boolean> {
  return (await callerOf(request)).memberId !== undefined
}

function redirectTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('vary', 'cookie').redirect(path, 303)
}
