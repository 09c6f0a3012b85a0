import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toStandaloneSvg } from '#platform/client/ui/drawings/lettering/draw-letters.ts'
import type { RenderPairCard } from '../shared-page.contract.ts'
import { PairCard } from './PairCard.tsx'

export const renderPairCard: RenderPairCard = pair =>
  toStandaloneSvg(renderToStaticMarkup(createElement(PairCard, { pair })))
