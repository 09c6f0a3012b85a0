import { useNow } from '../use-now.ts'
import styles from './Countdown.module.css'
import { countdownWords } from './countdown-words.ts'

interface CountdownProps {
  /** "Starts in", "Voting closes in". */
  label: string
  startedAt: number
  endsAt: number
  /** Instead of the label when the time is over: "Voting is closed". */
  endedText: string
}

const circumference = 2 * Math.PI * 17

/** A ring that empties, beside words. Only its end is announced. */
export function Countdown({ label, startedAt, endsAt, endedText }: CountdownProps) {
  const now = useNow(1000)
  const left = endsAt - now
  const share = Math.min(1, Math.max(0, left / (endsAt - startedAt)))
  return (
    <div className={styles.countdown} data-over={left <= 0 || undefined}>
      <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" fill="none" stroke="var(--line-2)" strokeWidth="3" />
        <circle
          className={styles.ring}
          cx="20"
          cy="20"
          r="17"
          fill="none"
          strokeWidth="3"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - share)}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <p>
        {left > 0 && (
          <>
            {label} <b>{countdownWords(left)}</b>
          </>
        )}
        <span role="status">{left <= 0 && endedText}</span>
      </p>
    </div>
  )
}
