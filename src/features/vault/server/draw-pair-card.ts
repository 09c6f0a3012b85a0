import { drawPicture } from '#platform/server/pictures/draw-picture.ts'
import { lettering } from '#platform/server/pictures/lettering.ts'
import type { NamedCardPair, RenderPairCard } from '../shared-page.contract.ts'

/** For the worker thread. */
export function drawPairCard(render: RenderPairCard, pair: NamedCardPair): Promise<Buffer> {
  return drawPicture(render(pair, lettering))
}
