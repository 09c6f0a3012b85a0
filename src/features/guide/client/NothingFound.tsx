import { GhostCigar } from '#platform/client/ui/drawings/GhostCigar.tsx'
import { countWord } from '../guide-words.rules.ts'
import css from './NothingFound.module.css'

interface NothingFoundProps {
  base: string
  total: number
  many: string
  /** Whether more than a name was asked for. */
  isChosen: boolean
}

/** A choice that nothing fits, with one way on. */
export function NothingFound({ base, total, many, isChosen }: NothingFoundProps) {
  return (
    <div className={css.nothing}>
      <GhostCigar lengthInches={6} ringGauge={52} shape="parejo" pixelsPerInch={60} />
      <p>
        {isChosen
          ? 'Nothing on our list is all of that at once. Take something out again, or start from the whole list.'
          : 'Nothing on our list goes by that name. Try less of it, or start from the whole list.'}
      </p>
      <a href={base}>
        Show all {countWord(total)} {many}
      </a>
    </div>
  )
}
