import { encode } from 'uqr'
import css from './QrCode.module.css'

/** White modules around the code: the minimum is four (ISO/IEC 18004). */
const quietZone = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: quietZone, ecc: 'M' })
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} />
    </svg>
  )
}

/** One path command per run of dark modules is far smaller than a rectangle for each. */
function pathOf(rows: boolean[][]): string {
  return rows
    .map((row, y) =>
      [
        ...row
          .map(dark => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ]
        .map(run => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
        .join(''),
    )
    .join('')
}
