import { useState } from 'react'
import type { Reading } from './chart-scale.ts'
import styles from './ReadingsTable.module.css'

interface ReadingsTableProps {
  label: string
  unit: string
  readings: readonly Reading[]
  textOf: (reading: Reading) => string
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A region that scrolls needs a stop of the Tab key. */
const REACHABLE = { tabIndex: 0 } as const

/** The chart as a table, built when it is opened. */
export function ReadingsTable({ label, unit, readings, textOf }: ReadingsTableProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (readings.length === 0) return null
  return (
    <details onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{isOpen ? 'Hide readings' : 'Show readings'}</summary>
      {isOpen && (
        <section className={styles.scroll} {...REACHABLE} aria-label={`${label}, all readings`}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">
                  {label}, {unit}
                </th>
              </tr>
            </thead>
            <tbody>
              {readings.map(reading => (
                <tr key={reading.at}>
                  <th scope="row">{moment.format(reading.at)}</th>
                  <td>{textOf(reading)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  )
}
