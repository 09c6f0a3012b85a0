import { monthText, ourReading } from '../published-source.rules.ts'
import css from './PublishedSource.module.css'
import { SourceLink } from './SourceLink.tsx'

/** What was read on the page that a row names, and what was not; nothing for a row without one. */
export function PublishedSource({ source, checked }: { source: string | null; checked: string | null }) {
  if (source === null || checked === null) return null
  return (
    <span className={css.source}>
      Wrapper and country read at <SourceLink source={source} />, {monthText(checked)}. {ourReading}
    </span>
  )
}
