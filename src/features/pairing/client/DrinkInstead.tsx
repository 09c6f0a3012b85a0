import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import css from './DrinkInstead.module.css'

/** For a visitor who typed a drink where a cigar was asked for. */
export function DrinkInstead({ typed }: { typed: string }) {
  return (
    <p>
      <a className={css.choice} href={`${cataloguePages.drinks}?q=${encodeURIComponent(typed.trim())}`}>
        See the cigars that go with it
      </a>
    </p>
  )
}
