import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toStandaloneSvg } from '#platform/client/ui/drawings/to-standalone-svg.ts'
import type { RenderYearCard } from '../palate.contract.ts'
import { YearCard } from './YearCard.tsx'

export const renderYearCard: RenderYearCard = (card, lettering) =>
  toStandaloneSvg(renderToStaticMarkup(createElement(YearCard, { card, lettering })))
