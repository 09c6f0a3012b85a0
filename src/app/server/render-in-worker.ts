import type { NamedYearCard, RenderYearCard } from '#features/journal/palate.contract.ts'
import { drawYearCard as drawYearCardWith } from '#features/journal/server/draw-year-card.ts'
import { drawPairCard as drawPairCardWith } from '#features/vault/server/draw-pair-card.ts'
import type { NamedCardPair, RenderPairCard } from '#features/vault/shared-page.contract.ts'
import { packedRenderer } from '#platform/server/pack-page.ts'
import type { RenderPublicPage } from '../public-page.contract.ts'

interface Renderer {
  renderPublicPage: RenderPublicPage
  renderPairCard: RenderPairCard
  renderYearCard: RenderYearCard
}

/** The renderer is client code; it is loaded from the build, so that no server file imports a component. */
const file = new URL('render-public-page.js', import.meta.url).href
const renderer = (await import(/* @vite-ignore */ file)) as Renderer

export const renderPublicPage = renderer.renderPublicPage
export const renderPackedPage = packedRenderer(renderPublicPage)
export const drawPairCard = (pair: NamedCardPair) => drawPairCardWith(renderer.renderPairCard, pair)
export const drawYearCard = (card: NamedYearCard) => drawYearCardWith(renderer.renderYearCard, card)
