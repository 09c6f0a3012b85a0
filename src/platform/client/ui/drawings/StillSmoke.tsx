import { useId } from 'react'
import { placeOfSmoke, SMOKE_SHEETS, SMOKE_TONES, type SmokeColumn } from './smoke/smoke-shape.ts'

interface StillSmokeProps extends SmokeColumn {
  /** Which moment of the smoke is shown. */
  seconds: number
}

const strands = 34
const steps = 46
/** One hairline of a sheet that is full; so few of them have to be stronger than the many on a canvas. */
const fullStrength = 0.19

/** One moment of the smoke as a drawing, for pictures on dark ground. On pages smoke is drawn on a canvas and moves. */
export function StillSmoke({ seconds, ...column }: StillSmokeProps) {
  const toneId = useId()
  const { y, rise, strength } = column
  return (
    <>
      <linearGradient id={toneId} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={y} y2={y - rise}>
        {SMOKE_TONES.dark.map(([at, share, colour]) => (
          <stop key={at} offset={at} stopColor={`rgb(${colour})`} stopOpacity={share} />
        ))}
      </linearGradient>
      <g fill="none" stroke={`url(#${toneId})`} strokeWidth=".8" strokeLinejoin="round">
        {SMOKE_SHEETS.map(sheet => (
          <g key={sheet.phase} strokeOpacity={(strength * sheet.strength * fullStrength).toFixed(3)}>
            {Array.from({ length: strands }, (_, strand) => strand / strands - 0.5).map(place => (
              <path key={place} d={traceStrand(column, sheet, place, seconds)} />
            ))}
          </g>
        ))}
      </g>
    </>
  )
}

function traceStrand(
  column: SmokeColumn,
  sheet: (typeof SMOKE_SHEETS)[number],
  place: number,
  seconds: number,
): string {
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    placeOfSmoke(column, sheet, place, step / steps, seconds)
      .map(each => each.toFixed(1))
      .join(' '),
  )
  return `M${points.join('L')}`
}
