import type { Density } from '../line/density.ts'
import { toTenth } from '../line/round.ts'
import { deepTone, drinkOpacity, glintTone } from './drink-colour.ts'
import { type GlassFrame, PERSPECTIVE, WALL } from './glass-frame.ts'
import { hatchLiquid, outlineLiquid, traceLiquidGlint } from './glass-lines.ts'

interface GlassLiquidProps {
  frame: GlassFrame
  colour: string
  density: Density
  drawingId: string
}

/** The drink in a glass: body, hatching, a glint, and its surface seen from slightly above. */
export function GlassLiquid({ frame, colour, density, drawingId }: GlassLiquidProps) {
  const { profile, centreX, radiusAt, yAt } = frame
  const deep = deepTone(colour)
  const glint = glintTone(colour)
  const reach = radiusAt(profile.liquidTop) - WALL
  return (
    <>
      <linearGradient id={`${drawingId}drink`} x2="1" y2="1">
        <stop stopColor={colour} stopOpacity=".95" />
        <stop offset=".45" stopColor={colour} stopOpacity=".78" />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
      <path d={outlineLiquid(frame)} fill={`url(#${drawingId}drink)`} opacity={drinkOpacity(colour)} />
      <g fill="none" strokeLinecap="round">
        <path d={hatchLiquid(frame, density)} stroke={deep} strokeWidth=".8" opacity=".5" />
        {profile.hasBubbles && <path d={tracePearls(frame)} stroke={glint} strokeWidth="1.7" opacity=".9" />}
        <path
          d={traceLiquidGlint(frame)}
          stroke={glint}
          strokeWidth={toTenth(Math.min(4, reach * 0.12))}
          opacity=".35"
        />
      </g>
      <ellipse
        cx={toTenth(centreX)}
        cy={toTenth(yAt(profile.liquidTop))}
        rx={toTenth(reach)}
        ry={toTenth(reach * PERSPECTIVE)}
        fill={colour}
        fillOpacity={drinkOpacity(colour)}
        stroke={glint}
        strokeWidth=".7"
        strokeOpacity=".7"
      />
    </>
  )
}

/** Pearls on their way up: units from the middle, and share of the drink's height. */
const PEARLS = [
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

/** Lines without length: their round ends are the dots. */
function tracePearls({ profile, centreX, yAt }: GlassFrame): string {
  const { liquidTop, liquidBottom } = profile
  return PEARLS.map(([offset, depth]) => {
    const y = yAt(liquidTop + (liquidBottom - liquidTop) * depth)
    return `M${toTenth(centreX + offset)} ${toTenth(y)}h0`
  }).join('')
}
