import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { pages } from '../landing.contract.ts'
import css from './SiteFooter.module.css'

export function SiteFooter({ contactEmail }: { contactEmail: string }) {
  return (
    <footer className={css.footer}>
      <div>
        <p className={css.name}>Smoke Deck</p>
        <p>Atlanta, Georgia</p>
        <p>
          <a href={`mailto:${contactEmail}`}>Contact: {contactEmail}</a>
        </p>
      </div>
      <p className={css.warning}>
        For adults 21 and over. Cigars are not a safe alternative to cigarettes; please enjoy tobacco and
        spirits sparingly, and never drive after drinking.
      </p>
      <div className={css.links}>
        <nav aria-label="Catalog">
          <a href={cataloguePages.cigars}>Cigars</a>
          <a href={cataloguePages.drinks}>Drinks</a>
        </nav>
        <nav aria-label="Legal">
          <a href={pages.legal('terms')}>Terms</a>
          <a href={pages.legal('privacy')}>Privacy</a>
          <a href={pages.legal('press-kit')}>Press Kit</a>
        </nav>
      </div>
    </footer>
  )
}
