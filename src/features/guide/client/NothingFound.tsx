import type { ReactNode } from 'react'
import { countWord } from '../guide-labels.rules.ts'
import css from './NothingFound.module.css'

interface NothingFoundProps {
  base: string
  total: number
  plural: string
  /** Whether any filter is set, besides the search text. */
  hasFilters: boolean
  art: ReactNode
}

export function NothingFound({ base, total, plural, hasFilters, art }: NothingFoundProps) {
  return (
    <div className={css.nothing}>
      {art}
      <p>{hasFilters ? 'Nothing matches every filter. Remove one.' : 'No match. Try part of the name.'}</p>
      <a href={base}>
        Show all {countWord(total)} {plural}
      </a>
    </div>
  )
}
