import type { OtherPair } from '../pairing.contract.ts'
import css from './OtherPairs.module.css'

const labels: Record<OtherPair['role'], string> = {
  'without-alcohol': 'Or without alcohol',
  instead: 'Or instead',
  cigar: 'Or with it',
}

interface OtherPairsProps {
  others: readonly OtherPair[]
  /** Lines that the member keeps. */
  ownIds?: ReadonlySet<string> | undefined
}

/** Each has a page of its own. A script marks those of a member on a page of the server; see `show-kept.ts`. */
export function OtherPairs({ others, ownIds }: OtherPairsProps) {
  if (others.length === 0) return null
  return (
    <ul className={css.others} aria-label="Other pairs">
      {others.map(({ role, id, name, detail, score, address }) => (
        <li key={address}>
          <span className={css.role}>{labels[role]}</span>
          <span className={css.name}>
            <a href={address} rel="nofollow">
              {name}
            </a>
            {role === 'cigar' ? (
              <span data-other-cigar={id} data-detail={detail}>
                {ownIds?.has(id) ? `In your humidor. ${detail}` : detail}
              </span>
            ) : (
              <span>{detail}</span>
            )}
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
