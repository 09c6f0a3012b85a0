import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { exampleCigars } from '#features/pairing/example-names.rules.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import { callerOf } from '#platform/server/http/callers.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import { type LandingPageData, linkPages, pages } from '../landing.contract.ts'

interface Services {
  catalogue: Catalogue
  freePairings: Pick<FreePairings, 'forCigar'>
  publicPages: PublicPages<LandingPageData>
}

const open = { schema: { hide: true }, config: { opensTo: 'everyone' } } as const

/** Entry pages: for visitors without a session, and for links in emails. */
export function entryPageRoutes(
  app: FastifyInstance,
  { catalogue, freePairings, publicPages }: Services,
): void {
  app.get(pages.landing, open, async (request, reply) => {
    if (await isMember(request)) return redirectTo(reply, '/dashboard')
    return publicPages.send(request, reply, {
      page: 'landing',
      cigarLines: catalogue.lines.length,
      knownLines: catalogue.cigars.length,
      makers: new Set(catalogue.lines.map(({ brand }) => brand)).size,
      drinks: catalogue.drinks.length,
      examples: exampleCigars.flatMap(({ id }) => freePairings.forCigar(id) ?? []),
      address: pages.landing,
      cacheKey: 'landing',
    })
  })
  for (const page of linkPages) {
    const address = pages.ofLink(page)
    // The URL contains a token: nothing may cache the page or learn its address.
    const uncached = {
      ...open,
      onSend: async (_: unknown, reply: FastifyReply) =>
        void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer'),
    }
    app.get(address, uncached, (request, reply) => publicPages.send(request, reply, { page, address }))
  }
}

export async function isMember(request: FastifyRequest): Promise<boolean> {
  return (await callerOf(request)).memberId !== undefined
}

export function redirectTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('vary', 'cookie').redirect(path, 303)
}
