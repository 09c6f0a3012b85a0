import type { OtherPair } from '../pairing.contract.ts'
import css from './OtherPairs.module.css'

const labels: Record<OtherPair['role'], string> = {
  'without-alcohol': 'Or without alcohol',
  instead: 'Or instead',
  cigar: 'Or with it',
}

/** Each has a page of its own. */
export function OtherPairs({ others }: { others: readonly OtherPair[] }) {
  if (others.length === 0) return null
  return (
    <ul className={css.others} aria-label="Other pairs">
      {others.map(({ role, name, detail, score, address }) => (
        <li key={address}>
          <span className={css.role}>{labels[role]}</span>
          <span className={css.name}>
            <a href={address} rel="nofollow">
              {name}
            </a>
            <span>{detail}</span>
          </span>
          {score !== null && (
            <span className={css.score}>
              <span className={css.visuallyHidden}>Score </span>
              {score}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
