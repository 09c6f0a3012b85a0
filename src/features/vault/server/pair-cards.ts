import { createHash } from 'node:crypto'
import { openDecoder } from '#platform/server/open-decoder.ts'
import { Recent } from '#platform/server/recent.ts'
import type { RenderPairCard, SharedPair } from '../shared-page.contract.ts'

export interface PairCard {
  png: Buffer
  /** Another one for other content. */
  etag: string
}

/** Some 55 KB each. */
const mostKept = 200
/** What a palette of this quality leaves out is not to be seen: 50 KB instead of 210. */
const paletted = { palette: true, quality: 68, compressionLevel: 9 }

/** Draws the cards of shared pairings, off the main thread but for the lines themselves. The latest are at hand. */
export function openPairCards(render: RenderPairCard): (pair: SharedPair) => Promise<PairCard> {
  const cards = new Recent<Promise<PairCard>>(mostKept)
  return pair => {
    const mark = createHash('sha256').update(JSON.stringify(pair)).digest('base64url').slice(0, 22)
    return cards.recall(mark, async () => ({ png: await draw(render(pair)), etag: `"${mark}"` }))
  }
}

async function draw(svg: string): Promise<Buffer> {
  const open = await openDecoder()
  return open(Buffer.from(svg)).removeAlpha().png(paletted).toBuffer()
}
