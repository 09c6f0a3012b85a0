import { memo } from 'react'
import styles from './MarkedRange.module.css'

interface MarkedRangeProps {
  /** Of the same unit, from 0 to `max`: the good part and where it stands now. */
  from: number
  to: number
  /** Where the acceptable part before the good one begins. */
  early?: number | undefined
  marker: number
  max: number
  /** The state in words: "Ready". */
  state: string
  /** More about it: "14 months". */
  detail: string
  isUrgent?: boolean | undefined
}

/** A window of time with a marker. */
export const MarkedRange = memo(function MarkedRange(props: MarkedRangeProps) {
  const { from, to, early = from, marker, max, state, detail, isUrgent = false } = props
  const share = (value: number) => `${(Math.min(max, Math.max(0, value)) / max) * 100}%`
  return (
    <div className={styles.range}>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.early} style={{ left: share(early), right: `calc(100% - ${share(from)})` }} />
        <span className={styles.window} style={{ left: share(from), right: `calc(100% - ${share(to)})` }} />
        <span className={styles.marker} style={{ left: share(marker) }} />
      </div>
      <p className={styles.words}>
        <span data-urgent={isUrgent || undefined}>{state},</span> {detail}
      </p>
    </div>
  )
})
