import type { ReactNode } from 'react'
import type { Site } from '#platform/page.contract.ts'
import { deviceCookies, pages } from '../landing.contract.ts'
import { AgeNotice } from './AgeNotice.tsx'
import css from './PublicShell.module.css'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

export function PublicShell({ site, children }: { site: Site; children: ReactNode }) {
  const isUnderAgePage = site.path === pages.underAge
  const hasAnswered = site.answeredNotices.includes(deviceCookies.ageNotice)
  return (
    <>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      {/* The page that "Not yet" leads to answers the notice. */}
      {!hasAnswered && !isUnderAgePage && <AgeNotice returnPath={site.returnPath} />}
      <div className={css.site}>
        <SiteHeader path={site.path} place={site.place} />
        {children}
        <SiteFooter contactEmail={site.contactEmail} place={site.place} isInviting={!isUnderAgePage} />
      </div>
    </>
  )
}
