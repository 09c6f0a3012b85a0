import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { deepTone, drinkOpacity, foamTones, glintTone, isClear } from './drink-color.ts'
import { type GlassFrame, PERSPECTIVE, WALL } from './glass-frame.ts'
import {
  hatchBetween,
  hatchLiquid,
  outlineBetween,
  outlineLiquid,
  traceLiquidGlint,
  traceRefraction,
} from './glass-lines.ts'

interface GlassLiquidProps {
  frame: GlassFrame
  color: string
  /** Of a dark drink the foam is tan; cream is always light. */
  foamColor?: string
  density: Density
  drawingId: string
}

export function GlassLiquid({ frame, color, foamColor = color, density, drawingId }: GlassLiquidProps) {
  const { profile, centerX, radiusAt, yAt } = frame
  const deep = deepTone(color)
  const glint = glintTone(color)
  const reach = radiusAt(profile.liquidTop) - WALL
  if (isClear(color)) return <ClearLiquid frame={frame} />
  return (
    <>
      <linearGradient id={`${drawingId}drink`} x2="1" y2="1">
        <stop stopColor={color} stopOpacity=".95" />
        <stop offset=".45" stopColor={color} stopOpacity=".78" />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
      <path d={outlineLiquid(frame)} fill={`url(#${drawingId}drink)`} opacity={drinkOpacity(color)} />
      <g fill="none" strokeLinecap="round">
        <path d={hatchLiquid(frame, density)} stroke={deep} strokeWidth=".8" opacity=".5" />
        {profile.hasBubbles && <path d={traceBubbles(frame)} stroke={glint} strokeWidth="1.7" opacity=".9" />}
        <path
          d={traceLiquidGlint(frame)}
          stroke={glint}
          strokeWidth={toTenth(Math.min(4, reach * 0.12))}
          opacity=".35"
        />
      </g>
      <ellipse
        cx={toTenth(centerX)}
        cy={toTenth(yAt(profile.liquidTop))}
        rx={toTenth(reach)}
        ry={toTenth(reach * PERSPECTIVE)}
        fill={color}
        fillOpacity={drinkOpacity(color)}
        stroke={glint}
        strokeWidth=".7"
        strokeOpacity=".7"
      />
      {profile.foam !== undefined && <Foam frame={frame} foam={profile.foam} color={foamColor} />}
    </>
  )
}

/** What is as clear as water has no color: it bends the light at the walls, and its surface shows. */
function ClearLiquid({ frame }: { frame: GlassFrame }) {
  const { profile, centerX, radiusAt, yAt } = frame
  const { liquidTop, hasBubbles } = profile
  const reach = radiusAt(liquidTop) - WALL
  return (
    <g fill="none" stroke="var(--etch)" strokeLinecap="round">
      <path d={outlineLiquid(frame)} fill="var(--etch)" fillOpacity=".045" stroke="none" />
      <path d={traceRefraction(frame)} strokeWidth=".8" opacity=".55" />
      {hasBubbles && <path d={traceBubbles(frame)} strokeWidth="1.7" opacity=".7" />}
      <ellipse
        cx={toTenth(centerX)}
        cy={toTenth(yAt(liquidTop))}
        rx={toTenth(reach)}
        ry={toTenth(reach * PERSPECTIVE)}
        strokeWidth=".9"
        opacity=".75"
      />
    </g>
  )
}

interface FoamProps {
  frame: GlassFrame
  foam: number
  color: string
}

/** A head on a beer or a sour, or floated cream: tan on stout, a white one on lager, with a few bubbles in it and lace where it meets the beer. */
function Foam({ frame, foam, color }: FoamProps) {
  const { profile, centerX, radiusAt, yAt } = frame
  const top = profile.liquidTop
  const bottom = top + foam
  const reach = radiusAt(top) - WALL
  const { light, shade } = foamTones(color)
  return (
    <>
      <path d={outlineBetween(frame, top, bottom)} fill={light} />
      <g fill="none" stroke={shade} strokeLinecap="round">
        <path d={hatchBetween(frame, top, bottom)} strokeWidth=".7" opacity=".55" />
        <path d={traceFoamBubbles(frame, top, bottom)} strokeWidth="1.8" opacity=".5" />
      </g>
      <ellipse
        cx={toTenth(centerX)}
        cy={toTenth(yAt(top))}
        rx={toTenth(reach)}
        ry={toTenth(reach * PERSPECTIVE)}
        fill={light}
        stroke={shade}
        strokeWidth=".8"
      />
    </>
  )
}

/** [share of the radius, share of the head's height] */
const FOAM_BUBBLES = [
  [-0.72, 0.35],
  [-0.5, 0.8],
  [-0.31, 0.5],
  [-0.08, 0.9],
  [0.12, 0.6],
  [0.34, 0.85],
  [0.52, 0.45],
  [0.74, 0.7],
] as const

function traceFoamBubbles({ centerX, radiusAt, yAt }: GlassFrame, top: number, bottom: number): string {
  return FOAM_BUBBLES.map(([across, depth]) => {
    const share = top + (bottom - top) * depth
    const sag = radiusAt(share) * PERSPECTIVE * Math.sqrt(1 - across * across)
    return `M${toTenth(centerX + across * (radiusAt(share) - WALL))} ${toTenth(yAt(share) + sag)}h0`
  }).join('')
}

/** [units from the middle, share of the drink's height] */
const BUBBLES = [
  [0.6, 0.9],
  [-0.5, 0.8],
  [0.4, 0.7],
  [-0.6, 0.58],
  [0.5, 0.46],
  [-0.3, 0.33],
  [0.5, 0.2],
  [6.5, 0.42],
  [7, 0.28],
  [6.6, 0.14],
  [-7, 0.38],
  [-6.6, 0.22],
] as const

/** Zero-length lines: their round caps are the dots. */
function traceBubbles({ profile, centerX, yAt }: GlassFrame): string {
  const { liquidTop, liquidBottom } = profile
  return BUBBLES.map(([offset, depth]) => {
    const y = yAt(liquidTop + (liquidBottom - liquidTop) * depth)
    return `M${toTenth(centerX + offset)} ${toTenth(y)}h0`
  }).join('')
}
