import type { ReactNode } from 'react'
import { countWord } from '../guide-words.rules.ts'
import css from './NothingFound.module.css'

interface NothingFoundProps {
  base: string
  total: number
  many: string
  /** Whether more than a name was asked for. */
  isChosen: boolean
  /** The outline of what is missing. */
  missing: ReactNode
}

/** A choice that nothing fits, with one way on. */
export function NothingFound({ base, total, many, isChosen, missing }: NothingFoundProps) {
  return (
    <div className={css.nothing}>
      {missing}
      <p>
        {isChosen
          ? 'Nothing on our list is all of that at once. Take something out again.'
          : 'Nothing on our list goes by that name. Part of it may be enough.'}
      </p>
      <a href={base}>
        Show all {countWord(total)} {many}
      </a>
    </div>
  )
}
