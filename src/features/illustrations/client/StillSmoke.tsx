import { useId } from 'react'
import { pointOfSmoke, SMOKE_SHEETS, SMOKE_TONES, type SmokeColumn } from './smoke/smoke-shape.ts'

interface StillSmokeProps extends SmokeColumn {
  seconds: number
}

const strands = 34
const steps = 46
/** Opacity of a strand at full strength; higher than on a canvas, which has more strands. */
const strandOpacity = 0.19

/** One frame of smoke as SVG, for pictures on a dark background. Pages use the animated canvas. */
export function StillSmoke({ seconds, ...column }: StillSmokeProps) {
  const toneId = useId()
  const { y, rise, strength } = column
  return (
    <>
      <linearGradient id={toneId} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={y} y2={y - rise}>
        {SMOKE_TONES.dark.map(([offset, share, color]) => (
          <stop key={offset} offset={offset} stopColor={`rgb(${color})`} stopOpacity={share} />
        ))}
      </linearGradient>
      <g fill="none" stroke={`url(#${toneId})`} strokeWidth=".8" strokeLinejoin="round">
        {SMOKE_SHEETS.map(sheet => (
          <g key={sheet.phase} strokeOpacity={(strength * sheet.strength * strandOpacity).toFixed(3)}>
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
    pointOfSmoke(column, sheet, place, step / steps, seconds)
      .map(coordinate => coordinate.toFixed(1))
      .join(' '),
  )
  return `M${points.join('L')}`
}
