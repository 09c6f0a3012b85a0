import { Drawing } from './Drawing.tsx'
import { frameGlass, PERSPECTIVE } from './glass/glass-frame.ts'
import { outlineGlass } from './glass/glass-lines.ts'
import { GLASS_PROFILES } from './glass/glass-types.ts'

const pixelsPerUnit = 1.2
/** Room for the line itself. */
const edge = 1

/** The place where a glass is not. Its rim begins at the left edge, as the words below it do. */
export function GhostGlass() {
  const frame = frameGlass(GLASS_PROFILES.rocks)
  const rim = frame.radiusAt(0)
  const units = { width: 2 * (rim + edge), height: frame.height }
  const line = { stroke: 'var(--line-control)', strokeDasharray: '3 4' }
  return (
    <Drawing
      widthPixels={Math.round(units.width * pixelsPerUnit)}
      heightPixels={Math.round(units.height * pixelsPerUnit)}
      units={units}
      title={undefined}
    >
      <g transform={`translate(${rim + edge - frame.centreX} 0)`} fill="var(--surface-2)" {...line}>
        <path d={outlineGlass(frame)} />
        <ellipse cx={frame.centreX} cy={frame.yAt(0)} rx={rim} ry={rim * PERSPECTIVE} />
      </g>
    </Drawing>
  )
}
