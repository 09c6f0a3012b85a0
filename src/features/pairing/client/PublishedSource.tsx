import { dateText, hostOf } from '../published-source.rules.ts'
import css from './PublishedSource.module.css'

/** The page that wrapper and country were checked against; nothing for a row without one. */
export function PublishedSource({ source, checked }: { source: string | null; checked: string | null }) {
  if (source === null || checked === null) return null
  return (
    <span className={css.source}>
      Wrapper and country as published by{' '}
      <a href={source} rel="nofollow noopener">
        {hostOf(source)}
      </a>
      , checked on {dateText(checked)}.
    </span>
  )
}
