import css from './Pager.module.css'

interface PagerProps {
  page: number
  pages: number
  /** Addresses; undefined where that is this page. */
  first: string | undefined
  previous: string | undefined
  next: string | undefined
  last: string | undefined
}

export function Pager({ page, pages, first, previous, next, last }: PagerProps) {
  if (pages === 1) return null
  return (
    <nav className={css.pager} aria-label="Pages of the list">
      <Step href={first} text="First" arrow="M9 4 5 8l4 4M12 4 8 8l4 4" label="First page" />
      <Step href={previous} text="Previous" arrow="M10 4 6 8l4 4" label="Previous page" rel="prev" />
      <p>
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </p>
      <Step href={next} text="Next" arrow="m6 4 4 4-4 4" label="Next page" rel="next" />
      <Step href={last} text="Last" arrow="m4 4 4 4-4 4M7 4l4 4-4 4" label="Last page" />
    </nav>
  )
}

/** Keeps its place where there is nothing to go to. */
function Step({
  href,
  text,
  arrow,
  label,
  rel,
}: {
  href: string | undefined
  text: string
  /** Instead of the text, on phones. */
  arrow: string
  label: string
  rel?: string
}) {
  if (href === undefined) return <span />
  return (
    <a className={css.link} href={href} rel={rel} aria-label={label}>
      <span>{text}</span>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={arrow} fill="none" stroke="currentColor" strokeWidth="1.4" />
      </svg>
    </a>
  )
}
