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
import type { ComposedPage } from './composed-page.ts'

// Chunks of their own: their styles are loaded only with the pages that need them (`PublicPagePart`).
const { MemberPageShell } = await import('./portal/MemberPageShell.tsx')
const { composeSharedPage } = await import('./compose-shared-page.tsx')
const { composeLearnPage } = await import('./compose-learn-page.tsx')

export { renderYearCard } from '#features/journal/client/render-year-card.ts'
export { renderPairCard } from '#features/vault/client/render-pair-card.ts'

export const renderPublicPage: RenderPublicPage = (page, site) => {
  const { content, title, ...head } = compose(page, site)
  const { name } = site.place
  const Shell = site.isSignedIn ? MemberPageShell : PublicShell
  const markup = renderToStaticMarkup(
    <PublicDocument
      site={site}
      title={title.startsWith(`${name}: `) ? title : `${title} · ${name}`}
      {...head}
    >
      <Shell site={site}>{content}</Shell>
    </PublicDocument>,
  )
  return `<!doctype html>${markup}`
}

function compose(page: PublicPage, site: Site): ComposedPage {
  if (page.page === 'shared') return composeSharedPage(page)
  if (page.page === 'contents' || page.page === 'article') return composeLearnPage(page, site)
  return isGuidePage(page) ? composeGuidePage(page, site) : composeLandingPage(page, site)
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
