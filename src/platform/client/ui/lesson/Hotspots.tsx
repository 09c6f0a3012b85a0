import type { ReactNode } from 'react'
import styles from './Hotspots.module.css'

export interface Hotspot {
  id: string
  label: string
  /** Where the drawing has it, in percent of width and height. */
  point: { x: number; y: number }
  /** Where its number stands, in percent too. */
  number: { x: number; y: number }
}

interface HotspotsProps {
  label: string
  spots: readonly Hotspot[]
  current: string
  /** Ids that were opened before. */
  seen: ReadonlySet<string>
  onSelect: (id: string) => void
  /** The drawing; decorative, because the buttons have the names. */
  children: ReactNode
}

/** A drawing with numbered parts. Phones show the numbers only, and Tab leaves them out: put `HotspotList` beside it. */
export function Hotspots({ label, spots, current, seen, onSelect, children }: HotspotsProps) {
  return (
    <figure className={styles.figure} aria-label={label}>
      {children}
      <svg className={styles.leaders} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {spots.map(({ id, point, number }) => (
          <path
            key={id}
            d={`M${number.x} ${number.y}L${point.x} ${point.y}`}
            data-current={id === current || undefined}
          />
        ))}
      </svg>
      {spots.map(({ id, point }) => (
        <span
          key={id}
          className={styles.end}
          data-current={id === current || undefined}
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
        />
      ))}
      {spots.map((spot, index) => (
        <button
          key={spot.id}
          type="button"
          className={styles.spot}
          tabIndex={-1}
          style={{ left: `${spot.number.x}%`, top: `${spot.number.y}%` }}
          aria-pressed={spot.id === current}
          data-seen={seen.has(spot.id) || undefined}
          onClick={() => onSelect(spot.id)}
        >
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.name}>{spot.label}</span>
        </button>
      ))}
    </figure>
  )
}

type HotspotListProps = Omit<HotspotsProps, 'children'>

/** The same buttons as a list. */
export function HotspotList({ label, spots, current, seen, onSelect }: HotspotListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {spots.map(({ id, label: name }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.item}
            data-part={id}
            aria-pressed={id === current}
            data-seen={seen.has(id) || undefined}
            onClick={() => onSelect(id)}
          >
            <span className={styles.number}>{index + 1}</span>
            {name}
          </button>
        </li>
      ))}
    </ol>
  )
}
