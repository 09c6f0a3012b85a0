import { drawPicture } from '#platform/server/pictures/draw-picture.ts'
import { lettering } from '#platform/server/pictures/lettering.ts'
import type { NamedYearCard, RenderYearCard } from '../palate.contract.ts'

/** For the worker thread. */
export function drawYearCard(render: RenderYearCard, card: NamedYearCard): Promise<Buffer> {
  return drawPicture(render(card, lettering))
}
