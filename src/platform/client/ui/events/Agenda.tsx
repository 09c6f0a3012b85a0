import styles from './Agenda.module.css'
import { DateBlock } from './DateBlock.tsx'
import type { CalendarEntry } from './MonthGrid.tsx'

interface AgendaProps {
  label: string
  /** In order of time. */
  entries: readonly CalendarEntry[]
  /** A sentence instead of entries. */
  empty: string
}

/** What happens, day by day: the same as the month, in words. */
export function Agenda({ label, entries, empty }: AgendaProps) {
  if (entries.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ol className={styles.agenda} aria-label={label}>
      {entries.map(({ id, date, title, detail, href }) => (
        <li key={id} className={styles.entry}>
          <DateBlock date={date} />
          <div>
            <a className={styles.title} href={href}>
              {title}
            </a>
            <p className={styles.detail}>{detail}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
