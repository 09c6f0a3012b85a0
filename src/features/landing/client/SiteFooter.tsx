import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { learnPages } from '#features/knowledge/knowledge.contract.ts'
import type { Place } from '#platform/page.contract.ts'
import { pages } from '../landing.contract.ts'
import css from './SiteFooter.module.css'

interface SiteFooterProps {
  contactEmail: string
  place: Place
  /** Whether it links to pages for adults. */
  isInviting?: boolean
}

export function SiteFooter({ contactEmail, place, isInviting = true }: SiteFooterProps) {
  return (
    <footer className={css.footer}>
      <div>
        <p className={css.name}>{place.name}</p>
        <p>{place.city}</p>
        <p>
          <a href={`mailto:${contactEmail}`}>Contact: {contactEmail}</a>
        </p>
      </div>
      <p className={css.warning}>
        For adults 21 and over. Cigars are not a safe alternative to cigarettes; please enjoy tobacco and
        spirits sparingly, and never drive after drinking.
      </p>
      <div className={css.links}>
        {isInviting && (
          <nav aria-label="Explore">
            <a href={cataloguePages.cigars}>Cigars</a>
            <a href={cataloguePages.drinks}>Drinks</a>
            <a href={learnPages.contents}>Learn</a>
          </nav>
        )}
        <nav aria-label="Legal">
          <a href={pages.houseRules}>House rules</a>
          <a href={pages.legal('terms')}>Terms</a>
          <a href={pages.legal('privacy')}>Privacy</a>
          <a href={pages.legal('press-kit')}>Press Kit</a>
        </nav>
      </div>
    </footer>
  )
}
