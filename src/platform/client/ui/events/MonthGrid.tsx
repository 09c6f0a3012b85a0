import { CaretLeftIcon } from '@phosphor-icons/react/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import { IconButton } from '../IconButton.tsx'
import styles from './MonthGrid.module.css'
import { addMonths, monthWeeks } from './month-weeks.ts'

export interface CalendarEntry {
  id: string
  /** A day as `2026-11-26`. */
  date: string
  title: string
  /** Short line below the title: "7:30 PM, nine seats left". */
  detail: string
  href: string
}

interface MonthGridProps {
  /** As `2026-11`. */
  month: string
  onMonthChange: (month: string) => void
  entries: readonly CalendarEntry[]
  /** As `2026-11-26`. */
  today: string
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })
const dayName = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
/** The first of February 2026 was a Sunday. */
const weekdays = Array.from({ length: 7 }, (_, day) => dayName.format(new Date(2026, 1, day + 1)))

/** A month at a glance. `Agenda` is its twin: on phones the days show only a mark, and the agenda has the words. */
export function MonthGrid({ month, onMonthChange, entries, today }: MonthGridProps) {
  const title = monthName.format(new Date(`${month}-15T12:00`))
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <h3 className={styles.title} aria-live="polite">
          {title}
        </h3>
        <IconButton
          label="Previous month"
          icon={<CaretLeftIcon weight="bold" />}
          onClick={() => onMonthChange(addMonths(month, -1))}
        />
        <IconButton
          label="Next month"
          icon={<CaretRightIcon weight="bold" />}
          onClick={() => onMonthChange(addMonths(month, 1))}
        />
      </div>
      <table className={styles.grid}>
        <caption className={styles.hidden}>{title}</caption>
        <thead>
          <tr>
            {weekdays.map(name => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week, row) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, column) => (
                <Day
                  // The empty cells before and after the month have no date.
                  key={date ?? `${row} ${column}`}
                  date={date}
                  isToday={date === today}
                  entries={entries.filter(entry => entry.date === date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayProps {
  date: string | null
  isToday: boolean
  entries: readonly CalendarEntry[]
}

function Day({ date, isToday, entries }: DayProps) {
  if (!date) return <td aria-hidden="true" />
  return (
    <td data-today={isToday || undefined} data-any={entries.length > 0 || undefined}>
      <time className={styles.number} dateTime={date} aria-current={isToday ? 'date' : undefined}>
        {Number(date.slice(-2))}
      </time>
      {entries.map(({ id, title, href }) => (
        <a key={id} className={styles.entry} href={href}>
          <span>{title}</span>
        </a>
      ))}
    </td>
  )
}
