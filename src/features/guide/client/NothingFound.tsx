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
      <p>
        {hasFilters
          ? 'Nothing on our list is all of that at once. Take something out again.'
          : 'Nothing on our list goes by that name. Part of it may be enough.'}
      </p>
      <a href={base}>
        Show all {countWord(total)} {plural}
      </a>
    </div>
  )
}
