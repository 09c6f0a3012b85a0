import { createHash } from 'node:crypto'
import { LruCache } from '#platform/server/lru-cache.ts'
import type { CardPair, DrawPairCard } from '../shared-page.contract.ts'

export interface PairCard {
  png: Buffer
  etag: string
}

/** About 75 KB each. */
const maxCachedCards = 200
export function openPairCards(draw: DrawPairCard): (pair: CardPair) => Promise<PairCard> {
  const cards = new LruCache<Promise<PairCard>>(maxCachedCards)
  return pair => {
    const hash = createHash('sha256').update(JSON.stringify(pair)).digest('base64url').slice(0, 22)
    return cards.getOrSet(hash, async () => ({
      png: Buffer.from(await draw(pair)),
      etag: `"${hash}"`,
    }))
  }
}
