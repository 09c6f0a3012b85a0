import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { asPicture } from '#platform/client/ui/drawings/lettering/draw-letters.ts'
import type { RenderPairCard } from '../shared-page.contract.ts'
import { PairCard } from './PairCard.tsx'

export const renderPairCard: RenderPairCard = pair =>
  asPicture(renderToStaticMarkup(createElement(PairCard, { pair })))
