import hidden from '#platform/client/ui/Hidden.module.css'
import css from './LivePairings.module.css'

interface VoteCountsProps {
  label: string
  /** How often 1 to 5 stars were given. */
  counts: readonly number[]
  own: number | null
}

/** A column for each number of stars, the member’s own marked. */
export function VoteCounts({ label, counts, own }: VoteCountsProps) {
  const most = Math.max(1, ...counts)
  return (
    <ul className={css.counts} aria-label={label}>
      {counts.map((count, index) => {
        const stars = index + 1
        const isOwn = stars === own
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: one for each number of stars
          <li key={index} data-own={isOwn || undefined}>
            <span>
              {count === 0 ? <span className={hidden.hidden}>0</span> : count}
              {isOwn && <span className={hidden.hidden}>, yours</span>}
            </span>
            <i aria-hidden="true">
              <i style={{ height: `${(count / most) * 100}%` }} />
            </i>
            <span>
              {stars}
              {stars === 1 ? ' star' : ' stars'}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
