import { flavorAxes } from '#features/pairing/pairing.contract.ts'
import type { PalateShape } from '../palate.contract.ts'
import css from './AxisTable.module.css'
import { percent } from './palate-words.ts'

interface AxisTableProps {
  now: PalateShape
  /** Undefined without enough entries. */
  before: PalateShape | null | undefined
  /** Share at the end of the bars. */
  rim: number
}

/** The figures of the radar. */
export function AxisTable({ now, before, rim }: AxisTableProps) {
  return (
    <table className={css.table}>
      <caption>How often each flavor comes up, weighted by your stars</caption>
      <thead>
        <tr>
          <th scope="col">Flavor</th>
          <td className={css.scale} aria-hidden="true">
            {percent(rim)}
          </td>
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
              <ShareBar now={now.values[axis]! / rim} before={before && before.values[axis]! / rim} />
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

/** How it is, and a tick where it was, both as shares of the width. */
function ShareBar({ now, before }: { now: number; before: number | null | undefined }) {
  return (
    <svg aria-hidden="true">
      <rect className={css.track} width="100%" />
      <rect className={css.share} width={`${now * 100}%`} />
      {typeof before === 'number' && <rect className={css.was} x={`${before * 100}%`} />}
    </svg>
  )
}
