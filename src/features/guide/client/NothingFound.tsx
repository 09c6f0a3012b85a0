import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import type { EngravingName } from '#features/illustrations/client/engraving/engraving-names.ts'
import { countWord } from '#platform/text.rules.ts'
import type { Listing } from '../guide.contract.ts'
import { missingAddress } from './missing-address.ts'
import css from './NothingFound.module.css'
import { TellUs } from './TellUs.tsx'

interface NothingFoundProps {
  base: string
  /** The search text. */
  q: string
  total: number
  singular: string
  plural: string
  /** Whether any filter is set, besides the search text. */
  hasFilters: boolean
  remedies: Listing<unknown>['remedies']
  art: EngravingName
}

export function NothingFound(props: NothingFoundProps) {
  const { base, q, total, singular, plural, hasFilters, remedies, art } = props
  return (
    <div className={css.nothing}>
      <div>
        <p>{explanation(hasFilters, remedies)}</p>
        {remedies.length > 0 && (
          <ul>
            {remedies.map(({ action, address, count }) => (
              <li key={address}>
                <a href={address}>{action}</a>
                <span>
                  {count.toLocaleString('en-US')} {count === 1 ? singular : plural}
                </span>
              </li>
            ))}
          </ul>
        )}
        <a className={css.all} href={base}>
          Show all {countWord(total)} {plural}
        </a>
        <TellUs href={missingAddress(base, q)} />
      </div>
      <Engraving of={art} className={css.art} />
    </div>
  )
}

function explanation(hasFilters: boolean, remedies: NothingFoundProps['remedies']): string {
  if (!hasFilters) return 'No match. Try part of the name.'
  if (remedies[0]?.action.startsWith('Remove ')) return 'Nothing matches every filter. Remove one.'
  return 'Nothing matches every filter, and removing one is not enough. Try one alone.'
}
