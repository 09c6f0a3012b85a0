import '#platform/client/ui/theme/fonts.css'
import '#platform/client/ui/theme/tokens.css'
import '#platform/client/ui/base.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { GuidePage } from '#features/guide/guide.contract.ts'
import { PublicDocument } from '#features/landing/client/PublicDocument.tsx'
import { PublicShell } from '#features/landing/client/PublicShell.tsx'
import type { PublicPage, RenderPublicPage } from '../public-page.contract.ts'
import { composeGuidePage } from './compose-guide-page.tsx'
import { composeHousePage } from './compose-house-page.tsx'

/** The whole document of a public page as HTML that needs no script to be read. */
export const renderPublicPage: RenderPublicPage = (page, site) => {
  const { content, ...head } = isOfGuide(page) ? composeGuidePage(page) : composeHousePage(page, site)
  const markup = renderToStaticMarkup(
    <PublicDocument site={site} {...head}>
      <PublicShell site={site}>{content}</PublicShell>
    </PublicDocument>,
  )
  return `<!doctype html>${markup}`
}

function isOfGuide(page: PublicPage): page is GuidePage {
  return page.page === 'cigar' || page.page === 'drink' || page.page === 'cigars' || page.page === 'drinks'
}
