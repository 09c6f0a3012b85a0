import { flavorAxes } from '#features/pairing/pairing.contract.ts'
import type { PalateShape } from '../palate.contract.ts'
import css from './AxisTable.module.css'
import { percent } from './palate-words.ts'

interface AxisTableProps {
  now: PalateShape
  /** Undefined without enough entries. */
  before: PalateShape | null | undefined
}

/** The figures of the radar. */
export function AxisTable({ now, before }: AxisTableProps) {
  return (
    <table className={css.table}>
      <caption>How often each flavor comes up, weighted by your stars</caption>
      <thead>
        <tr>
          <th scope="col">Flavor</th>
          <td className={css.bar} aria-hidden="true" />
          <th scope="col">Now</th>
          {before && (
            <th scope="col">
              <i className={css.tick} />
              Before
            </th>
          )}
          <th scope="col">{before ? 'Entries now' : 'Entries'}</th>
        </tr>
      </thead>
      <tbody>
        {flavorAxes.map((name, axis) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={css.bar} aria-hidden="true">
              <ShareBar now={now.values[axis]!} before={before?.values[axis]} />
            </td>
            <td>{percent(now.values[axis]!)}</td>
            {before && <td>{percent(before.values[axis]!)}</td>}
            <td>{now.counts[axis]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How it is, and a tick where it was. */
function ShareBar({ now, before }: { now: number; before: number | undefined }) {
  return (
    <svg aria-hidden="true">
      <rect className={css.track} width="100%" />
      <rect className={css.share} width={`${now * 100}%`} />
      {before !== undefined && <rect className={css.was} x={`${before * 100}%`} />}
    </svg>
  )
}
