import { drawPairCard as drawWith } from '#features/vault/server/draw-pair-card.ts'
import type { DrawPairCard, RenderPairCard } from '#features/vault/shared-page.contract.ts'
import { packedRenderer } from '#platform/server/pack-page.ts'
import type { RenderPublicPage } from '../public-page.contract.ts'

interface Renderer {
  renderPublicPage: RenderPublicPage
  renderPairCard: RenderPairCard
}

/** The renderer is client code; it is loaded from the build, so that no server file imports a component. */
const file = new URL('render-public-page.js', import.meta.url).href
const renderer = (await import(/* @vite-ignore */ file)) as Renderer

export const renderPublicPage = renderer.renderPublicPage
export const renderPackedPage = packedRenderer(renderPublicPage)
export const drawPairCard: DrawPairCard = pair => drawWith(renderer.renderPairCard, pair)
