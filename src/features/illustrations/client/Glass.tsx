import { memo, useId } from 'react'
import { Drawing } from '#platform/client/ui/drawings/Drawing.tsx'
import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { frameGlass } from './glass/glass-frame.ts'
import { GLASS_PROFILES, type GlassType } from './glass/glass-types.ts'
import { CUP_SIZE, PorcelainCup } from './glass/PorcelainCup.tsx'
import { TurnedGlass } from './glass/TurnedGlass.tsx'

/** At smaller heights full hatching would blur. */
const LIGHT_BELOW_HEIGHT = 90

export interface GlassProps {
  type: GlassType
  /** The color of the drink, as #RRGGBB. */
  color: string
  /** Height of the whole drawing, including the shadow below the foot. */
  heightPixels: number
  ice?: boolean
  density?: Density
  title?: string
}

export const Glass = memo(function Glass({ type, heightPixels, ice = false, title, ...props }: GlassProps) {
  const drawingId = useId()
  const density = heightPixels < LIGHT_BELOW_HEIGHT ? 'light' : (props.density ?? 'full')
  const paint = { color: props.color, density, drawingId }
  const frame = type === 'cup' ? null : frameGlass(GLASS_PROFILES[type])
  const { width, height } = frame ?? CUP_SIZE
  const units = { width, height }
  return (
    <Drawing
      widthPixels={toTenth((heightPixels * units.width) / units.height)}
      heightPixels={heightPixels}
      units={units}
      title={title}
    >
      {frame ? <TurnedGlass {...paint} frame={frame} hasIce={ice} /> : <PorcelainCup {...paint} />}
    </Drawing>
  )
})
