import type { FastifyInstance } from 'fastify'
import { isKnown } from '#platform/server/http/if-none-match.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import type { RenderPairCard, SharedPage, SharedPair } from '../shared-page.contract.ts'
import { sharedPages } from '../vault.contract.ts'
import { openPairCards } from './pair-cards.ts'
import { drawKept, type Shelves } from './tell-pairing.ts'
import type { VaultStore } from './vault.store.ts'

interface Services {
  catalogue: Shelves
  pairings: VaultStore
  publicPages: PublicPages<SharedPage>
  renderPairCard: RenderPairCard
}

/** Nobody looks at so many; somebody who tries codes does. */
const tenSeconds = 10_000
const mostPages = 60
/** A card that nobody has asked for yet takes some 150 ms of one core. */
const mostCards = 20
/** What whoever has its address sees of a pairing: a page, and a picture of it for links. */
export function sharedPairingRoutes(
  app: FastifyInstance,
  { catalogue, pairings, publicPages, renderPairCard }: Services,
): void {
  const open = (max: number) =>
    ({
      schema: { hide: true },
      config: { opensTo: 'everyone', rateLimit: { max, timeWindow: tenSeconds } },
    }) as const
  const cardOf = openPairCards(renderPairCard)
  const find = async (code: string): Promise<SharedPair | undefined> => {
    const shared = await pairings.findShared(code)
    if (!shared) return undefined
    const { cigar_name, pairing_type, pairing_name, notes } = shared
    return { cigar_name, pairing_type, pairing_name, notes, drawing: drawKept(catalogue, shared) }
  }
  app.get<{ Params: { code: string } }>(
    sharedPages.page(':code'),
    open(mostPages),
    async (request, reply) => {
      const { code } = request.params
      const pair = await find(code)
      if (!pair) return reply.callNotFound()
      return publicPages.send(request, reply, { page: 'shared', code, pair })
    },
  )
  app.get<{ Params: { code: string } }>(
    sharedPages.picture(':code'),
    open(mostCards),
    async (request, reply) => {
      const pair = await find(request.params.code)
      if (!pair) return reply.callNotFound()
      const { png, etag } = await cardOf(pair)
      // Asked for anew each time: shared no more, it is gone from every cache as well.
      reply.header('cache-control', 'private, no-cache').header('etag', etag)
      if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
      return reply.type('image/png').send(png)
    },
  )
}
