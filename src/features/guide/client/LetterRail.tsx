import type { Listing } from '../guide.contract.ts'
import css from './LetterRail.module.css'

/** Letters without an entry cannot be chosen; without any entry there is no rail. */
export function LetterRail({ rail }: { rail: Listing<unknown>['rail'] }) {
  if (rail.every(({ address }) => !address)) return null
  return (
    <nav className={css.rail} aria-label="First letter">
      <ul>
        {rail.map(({ label, value, address, isChosen }) => (
          <li key={value}>
            {address ? (
              <a href={address} aria-current={isChosen || undefined} aria-label={label}>
                {value}
              </a>
            ) : (
              <span>{value}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
