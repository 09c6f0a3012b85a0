import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import type { DrawPairCard, SharedPage, SharedPair } from '../shared-page.contract.ts'
import { shareCardContract, sharedPagePath } from '../vault.contract.ts'
import { openPairCards } from './pair-cards.ts'
import { type CatalogueLookup, drawSavedPairing } from './to-saved-pairing.ts'
import type { VaultStore } from './vault.store.ts'

interface Services {
  catalogue: CatalogueLookup
  pairings: VaultStore
  publicPages: PublicPages<SharedPage>
  drawPairCard: DrawPairCard
}

const tenSeconds = 10_000
/** Only code guessing needs more. */
const maxPages = 60

/** Public: the page of a shared pairing and its preview image. */
export function sharedPairingRoutes(
  app: FastifyInstance,
  { catalogue, pairings, publicPages, drawPairCard }: Services,
): void {
  const cardOf = openPairCards(drawPairCard)
  const find = async (code: string): Promise<SharedPair | undefined> => {
    const shared = await pairings.findShared(code)
    if (!shared) return undefined
    const { cigar_name, pairing_type, pairing_name, notes } = shared
    return { cigar_name, pairing_type, pairing_name, notes, drawing: drawSavedPairing(catalogue, shared) }
  }
  app.get<{ Params: { code: string } }>(
    sharedPagePath(':code'),
    {
      schema: { hide: true },
      config: { opensTo: 'everyone', rateLimit: { max: maxPages, timeWindow: tenSeconds } },
    },
    async (request, reply) => {
      const { code } = request.params
      const pair = await find(code)
      if (!pair) return reply.callNotFound()
      return publicPages.send(request, reply, { page: 'shared', code, pair })
    },
  )
  mountContract(app, shareCardContract, {
    async readShareCard({ params: { code } }) {
      const pair = await find(code)
      if (!pair) return undefined
      const { png, etag } = await cardOf(pair)
      return {
        name: 'pairing.png',
        isInline: true,
        content: png,
        // Caches revalidate every time, so that an unshared card disappears from them.
        headers: { etag, 'cache-control': 'private, no-cache' },
      }
    },
  })
}
