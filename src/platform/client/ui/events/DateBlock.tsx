import styles from './DateBlock.module.css'

interface DateBlockProps {
  /** A day as `2026-11-26`. */
  date: string
}

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options)
const weekday = format({ weekday: 'short' })
const month = format({ month: 'short' })
const full = format({ dateStyle: 'full' })

/** A day as on a printed bill. */
export function DateBlock({ date }: DateBlockProps) {
  const day = new Date(`${date}T12:00`)
  return (
    <time className={styles.date} dateTime={date}>
      <span className={styles.hidden}>{full.format(day)}</span>
      <span aria-hidden="true">{weekday.format(day)}</span>
      <b aria-hidden="true">{day.getDate()}</b>
      <span aria-hidden="true">{month.format(day)}</span>
    </time>
  )
}
