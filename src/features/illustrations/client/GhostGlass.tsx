import { Drawing } from '#platform/client/ui/drawings/Drawing.tsx'
import { frameGlass, PERSPECTIVE } from './glass/glass-frame.ts'
import { outlineGlass } from './glass/glass-lines.ts'
import { GLASS_PROFILES } from './glass/glass-types.ts'

const pixelsPerUnit = 1.2
const lineWidth = 1

/** Outline of a missing glass. Its rim starts at the left edge, aligned with the text below it. */
export function GhostGlass() {
  const frame = frameGlass(GLASS_PROFILES.rocks)
  const rim = frame.radiusAt(0)
  const units = { width: 2 * (rim + lineWidth), height: frame.height }
  const line = { stroke: 'var(--line-control)', strokeDasharray: '3 4' }
  return (
    <Drawing
      widthPixels={Math.round(units.width * pixelsPerUnit)}
      heightPixels={Math.round(units.height * pixelsPerUnit)}
      units={units}
      title={undefined}
    >
      <g transform={`translate(${rim + lineWidth - frame.centerX} 0)`} fill="var(--surface-2)" {...line}>
        <path d={outlineGlass(frame)} />
        <ellipse cx={frame.centerX} cy={frame.yAt(0)} rx={rim} ry={rim * PERSPECTIVE} />
      </g>
    </Drawing>
  )
}
