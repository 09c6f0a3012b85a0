import type { KeyboardEvent } from 'react'
import { seekTarget, spokenMediaTime } from './media-time.ts'
import styles from './Scrubber.module.css'

interface ScrubberProps {
  label: string
  seconds: number
  /** 0 while it is unknown. */
  durationSeconds: number
  bufferedSeconds: number
  onSeek: (seconds: number) => void
}

/** Arrow keys move by five seconds. */
export function Scrubber({ label, seconds, durationSeconds, bufferedSeconds, onSeek }: ScrubberProps) {
  const share = (value: number) => `${durationSeconds > 0 ? Math.min(1, value / durationSeconds) * 100 : 0}%`
  function handleKey(event: KeyboardEvent) {
    const target = seekTarget(event.key, seconds, durationSeconds)
    if (target === undefined) return
    event.preventDefault()
    onSeek(target)
  }
  return (
    <div className={styles.scrubber} data-off={durationSeconds === 0 || undefined}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.buffered} style={{ width: share(bufferedSeconds) }} />
        <span className={styles.played} style={{ width: share(seconds) }} />
      </span>
      <input
        type="range"
        className={styles.input}
        aria-label={label}
        aria-valuetext={`${spokenMediaTime(seconds)} of ${spokenMediaTime(durationSeconds)}`}
        min={0}
        max={Math.max(1, durationSeconds)}
        step="any"
        value={seconds}
        disabled={durationSeconds === 0}
        onKeyDown={handleKey}
        onChange={event => onSeek(event.target.valueAsNumber)}
      />
      <span className={styles.thumb} aria-hidden="true" style={{ left: share(seconds) }} />
    </div>
  )
}
