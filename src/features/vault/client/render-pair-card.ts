import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toStandaloneSvg } from '#platform/client/ui/drawings/to-standalone-svg.ts'
import type { RenderPairCard } from '../shared-page.contract.ts'
import { PairCard } from './PairCard.tsx'

export const renderPairCard: RenderPairCard = (pair, lettering) =>
  toStandaloneSvg(renderToStaticMarkup(createElement(PairCard, { pair, lettering })))
