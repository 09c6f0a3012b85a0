import { type ReactNode, useId, useState } from 'react'
import { Button } from '../Button.tsx'
import { nearestReading, type Reading } from './chart-scale.ts'
import styles from './ReadingsTable.module.css'

interface ReadingsTableProps {
  label: string
  unit: string
  readings: readonly Reading[]
  textOf: (reading: Reading) => string
  /** Each stands with the reading that is nearest to it. */
  annotations: readonly { at: number; text: string }[]
  /** What else stands in the line of the button. */
  children?: ReactNode
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A region that scrolls needs a stop of the Tab key. */
const REACHABLE = { tabIndex: 0 } as const

/** The chart as a table, built when it is opened. */
export function ReadingsTable(props: ReadingsTableProps) {
  const { label, unit, readings, textOf, annotations, children } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const hasRemarks = annotations.length > 0
  if (readings.length === 0) return null
  const remarks = remarksOf(readings, annotations)
  return (
    <div>
      <div className={styles.footer}>
        {children}
        <Button
          size="small"
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide readings' : 'Show readings'}
        </Button>
      </div>
      {isOpen && (
        <section id={id} className={styles.scroll} {...REACHABLE} aria-label={`${label}, all readings`}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">
                  {label}, {unit}
                </th>
                {hasRemarks && <th scope="col">What happened</th>}
              </tr>
            </thead>
            <tbody>
              {readings.map((reading, index) => (
                <tr key={reading.at}>
                  <th scope="row">{moment.format(reading.at)}</th>
                  <td>{textOf(reading)}</td>
                  {hasRemarks && <td>{remarks.get(index)?.join(', ')}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

function remarksOf(
  readings: readonly Reading[],
  annotations: ReadingsTableProps['annotations'],
): Map<number, string[]> {
  const remarks = new Map<number, string[]>()
  for (const { at, text } of annotations) {
    const index = nearestReading(readings, at)
    remarks.set(index, [...(remarks.get(index) ?? []), text])
  }
  return remarks
}
