import type { FastifyInstance } from 'fastify'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import {
  type CardPair,
  type DrawPairCard,
  type SharedPage,
  type SharedPair,
  shareCardContract,
} from '../shared-page.contract.ts'
import { sharedPagePath } from '../vault.contract.ts'
import type { PairingResults } from './open-results.ts'
import { openPairCards, type PairCard } from './pair-cards.ts'
import { type CatalogueLookup, drawSavedPairing } from './to-saved-pairing.ts'
import type { VaultStore } from './vault.store.ts'

interface Services {
  catalogue: CatalogueLookup
  pairings: VaultStore
  results: Pick<PairingResults, 'forEveryone'>
  publicPages: PublicPages<SharedPage>
  drawPairCard: DrawPairCard
  freePairings: Pick<FreePairings, 'forPair'>
}

const tenSeconds = 10_000
/** Only code guessing needs more. */
const maxPages = 60

/** Public: the page of a shared pairing and its preview image. */
export function sharedPairingRoutes(
  app: FastifyInstance,
  { catalogue, pairings, publicPages, results, drawPairCard, freePairings }: Services,
): void {
  const cardOf = openPairCards(drawPairCard)
  const find = async (code: string): Promise<SharedPair | undefined> => {
    const shared = await pairings.findShared(code)
    if (!shared) return undefined
    const { cigar_name, pairing_type, pairing_name, notes } = shared
    const drawing = drawSavedPairing(catalogue, shared)
    const result = results.forEveryone(shared)
    const score = result?.score ?? null
    return { cigar_name, pairing_type, pairing_name, notes, drawing, score, result }
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
      const { result: _, ...card } = pair
      // Caches revalidate every time, so that an unshared card disappears from them.
      return toFile(await cardOf(card), 'private, no-cache')
    },
    async readPairCard({ params: { cigar, drink } }) {
      const pairing = freePairings.forPair(cigar, drink)
      return pairing && toFile(await cardOf(cardOfPairing(pairing)), 'public, max-age=86400')
    },
  })
}

function toFile({ png, etag }: PairCard, cacheControl: string) {
  return {
    name: 'pairing.png',
    isInline: true,
    content: png,
    headers: { etag, 'cache-control': cacheControl },
  }
}

function cardOfPairing({ cigar, drink, score, why, result }: FreePairing): CardPair {
  const { brand, line, drawing } = cigar
  return {
    cigar_name: cigarName(cigar),
    pairing_type: drink.kind,
    pairing_name: drink.name,
    notes: why ?? result,
    drawing: { cigar: { brand, line, drawing }, drink },
    score,
  }
}
