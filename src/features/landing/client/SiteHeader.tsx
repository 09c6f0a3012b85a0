import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { learnPages } from '#features/knowledge/knowledge.contract.ts'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import { ThemeFace } from '#platform/client/ui/theme/ThemeFace.tsx'
import type { Place } from '#platform/page.contract.ts'
import { pages } from '../landing.contract.ts'
import css from './SiteHeader.module.css'

export function SiteHeader({ path, place }: { path: string; place: Place }) {
  const isInviting = path !== pages.underAge
  return (
    <header className={css.header}>
      <a className={css.brand} href={pages.landing}>
        <Emblem sizePixels={40} />
        <span>
          <b>{place.name}</b>
          <small>{place.city}</small>
        </span>
      </a>
      {isInviting && <SiteLinks path={path} />}
      <button className={css.theme} type="button" data-theme-switch>
        <ThemeFace />
      </button>
      {isInviting && path !== pages.signIn && (
        <form action={pages.signIn}>
          <button className={css.signIn} type="submit" data-opens="sign-in">
            Sign In
          </button>
        </form>
      )}
    </header>
  )
}

function SiteLinks({ path }: { path: string }) {
  return (
    <nav className={css.links} aria-label="Site">
      <a href={resultPages.finder} data-opens="finder">
        Pairing finder
      </a>
      <a href={cataloguePages.cigars} aria-current={currentAt(cataloguePages.cigars, path)}>
        Cigars
      </a>
      <a href={cataloguePages.drinks} aria-current={currentAt(cataloguePages.drinks, path)}>
        Drinks
      </a>
      <a href={learnPages.contents} aria-current={currentAt(learnPages.contents, path)}>
        Learn
      </a>
      <a className={css.story} href="/#about">
        About
      </a>
      <a className={css.story} href="/#how">
        How it works
      </a>
    </nav>
  )
}

function currentAt(section: string, path: string): 'page' | 'true' | undefined {
  if (path === section) return 'page'
  return path.startsWith(`${section}/`) ? 'true' : undefined
}
