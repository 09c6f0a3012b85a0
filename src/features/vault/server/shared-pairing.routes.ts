import type { FastifyInstance } from 'fastify'
import { matchesEtag } from '#platform/server/http/if-none-match.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import type { RenderPairCard, SharedPage, SharedPair } from '../shared-page.contract.ts'
import { sharedPages } from '../vault.contract.ts'
import { openPairCards } from './pair-cards.ts'
import { type CatalogueLookup, drawSavedPairing } from './to-saved-pairing.ts'
import type { VaultStore } from './vault.store.ts'

interface Services {
  catalogue: CatalogueLookup
  pairings: VaultStore
  publicPages: PublicPages<SharedPage>
  renderPairCard: RenderPairCard
}

const tenSeconds = 10_000
/** Only code guessing needs more. */
const maxPages = 60
/** A card that is not cached takes about 150 ms of one core. */
const maxCards = 20

/** Public: the page of a shared pairing and its preview image. */
export function sharedPairingRoutes(
  app: FastifyInstance,
  { catalogue, pairings, publicPages, renderPairCard }: Services,
): void {
  const publicRoute = (max: number) =>
    ({
      schema: { hide: true },
      config: { opensTo: 'everyone', rateLimit: { max, timeWindow: tenSeconds } },
    }) as const
  const cardOf = openPairCards(renderPairCard)
  const find = async (code: string): Promise<SharedPair | undefined> => {
    const shared = await pairings.findShared(code)
    if (!shared) return undefined
    const { cigar_name, pairing_type, pairing_name, notes } = shared
    return { cigar_name, pairing_type, pairing_name, notes, drawing: drawSavedPairing(catalogue, shared) }
  }
  app.get<{ Params: { code: string } }>(
    sharedPages.page(':code'),
    publicRoute(maxPages),
    async (request, reply) => {
      const { code } = request.params
      const pair = await find(code)
      if (!pair) return reply.callNotFound()
      return publicPages.send(request, reply, { page: 'shared', code, pair })
    },
  )
  app.get<{ Params: { code: string } }>(
    sharedPages.picture(':code'),
    publicRoute(maxCards),
    async (request, reply) => {
      const pair = await find(request.params.code)
      if (!pair) return reply.callNotFound()
      const { png, etag } = await cardOf(pair)
      // Caches revalidate every time, so that an unshared card disappears from them.
      reply.header('cache-control', 'private, no-cache').header('etag', etag)
      if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send()
      return reply.type('image/png').send(png)
    },
  )
}
