import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import { pages } from '../landing.contract.ts'
import css from './SiteHeader.module.css'

export function SiteHeader({ path }: { path: string }) {
  return (
    <header className={css.header} data-on-landing={path === pages.landing}>
      <a className={css.brand} href={pages.landing}>
        <Emblem sizePixels={40} />
        <span>
          <b>Smoke Deck</b>
          <small>Atlanta, Georgia</small>
        </span>
      </a>
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
        <a className={css.story} href="/#about">
          About
        </a>
        <a className={css.story} href="/#how">
          How it works
        </a>
      </nav>
      <button className={css.theme} type="button" aria-label="Switch theme" data-theme-switch>
        <ThemeMark />
      </button>
      <form action={pages.signIn}>
        <button className={css.signIn} type="submit" data-opens="sign-in">
          Sign In
        </button>
      </form>
    </header>
  )
}

function currentAt(section: string, path: string): 'page' | 'true' | undefined {
  if (path === section) return 'page'
  return path.startsWith(`${section}/`) ? 'true' : undefined
}

/** A half moon, inline to save the bytes of an icon library. */
function ThemeMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M16.6 12.2A7.2 7.2 0 0 1 7.8 3.4a7.2 7.2 0 1 0 8.8 8.8Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
    </svg>
  )
}
