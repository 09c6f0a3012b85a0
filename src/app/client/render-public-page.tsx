import '#platform/client/ui/theme/fonts.css'
import '#platform/client/ui/theme/tokens.css'
import '#platform/client/ui/base.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { GuidePage } from '#features/guide/guide.contract.ts'
import { PublicDocument } from '#features/landing/client/PublicDocument.tsx'
import { PublicShell } from '#features/landing/client/PublicShell.tsx'
import type { Site } from '#platform/page.contract.ts'
import type { PublicPage, RenderPublicPage } from '../public-page.contract.ts'
import { composeGuidePage } from './compose-guide-page.tsx'
import { composeLandingPage } from './compose-landing-page.tsx'
import { composeSharedPage } from './compose-shared-page.tsx'
import type { ComposedPage } from './composed-page.ts'

export { renderPairCard } from '#features/vault/client/render-pair-card.ts'

export const renderPublicPage: RenderPublicPage = (page, site) => {
  const { content, ...head } = compose(page, site)
  const markup = renderToStaticMarkup(
    <PublicDocument site={site} {...head}>
      <PublicShell site={site}>{content}</PublicShell>
    </PublicDocument>,
  )
  return `<!doctype html>${markup}`
}

function compose(page: PublicPage, site: Site): ComposedPage {
  if (page.page === 'shared') return composeSharedPage(page)
  return isGuidePage(page) ? composeGuidePage(page) : composeLandingPage(page, site)
}

function isGuidePage(page: PublicPage): page is GuidePage {
  return (
    page.page === 'cigar' ||
    page.page === 'name' ||
    page.page === 'drink' ||
    page.page === 'cigars' ||
    page.page === 'drinks'
  )
}
