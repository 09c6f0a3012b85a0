import type { ReactNode } from 'react'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { AgeNotice } from '#features/landing/client/AgeNotice.tsx'
import { SiteFooter } from '#features/landing/client/SiteFooter.tsx'
import { deviceCookies } from '#features/landing/landing.contract.ts'
import type { Site } from '#platform/page.contract.ts'
import { navItemFor, railCookie } from '../../portal.contract.ts'
import shell from './AppShell.module.css'
import { MemberBar, MemberMenu, MemberTabs } from './MemberBars.tsx'
import { MemberBell } from './MemberBell.tsx'
import { MemberControls, MemberNav, MemberSearch } from './MemberNav.tsx'
import css from './MemberPageShell.module.css'
import rail from './Rail.module.css'

/** The frame of the portal around a public page, as a member gets it from the server: plain links, no React in the browser. */
export function MemberPageShell({ site, children }: { site: Site; children: ReactNode }) {
  const current = navItemFor(site.path)
  return (
    <>
      <a className={shell.skip} href="#main">
        Skip to content
      </a>
      {!site.answeredNotices.includes(deviceCookies.ageNotice) && <AgeNotice returnPath={site.returnPath} />}
      <div
        className={`${shell.shell} ${css.shell}`}
        data-member-page
        data-rail={site.deviceChoices[railCookie]}
      >
        <aside className={`${rail.rail} ${css.rail}`} aria-label="Sidebar">
          <div className={rail.top}>
            <a className={rail.brand} href="/dashboard">
              <Emblem sizePixels={34} />
              <span>
                <b>{site.place.name}</b> <small>Premium Member Portal</small>
              </span>
            </a>
            <MemberBell />
          </div>
          <MemberSearch />
          <MemberNav current={current?.path} />
          <MemberControls canCollapse />
        </aside>
        <div className={`${shell.side} ${css.side}`}>
          <MemberBar placeName={site.place.name} title={current?.label} />
          {children}
          <SiteFooter contactEmail={site.contactEmail} place={site.place} />
          <MemberTabs />
        </div>
      </div>
      <MemberMenu current={current?.path} />
    </>
  )
}
