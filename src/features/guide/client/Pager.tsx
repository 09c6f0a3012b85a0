import type { Listing } from '../guide.contract.ts'
import css from './Pager.module.css'

export function Pager({ list: { page, pages, previous, next } }: { list: Listing<unknown> }) {
  if (pages === 1) return null
  return (
    <nav className={css.pager} aria-label="Pages of the list">
      {previous ? (
        <a className={css.link} href={previous} rel="prev">
          Previous page
        </a>
      ) : (
        <span />
      )}
      <p>
        Page {page} of {pages}
      </p>
      {next && (
        <a className={css.link} href={next} rel="next">
          Next page
        </a>
      )}
    </nav>
  )
}
