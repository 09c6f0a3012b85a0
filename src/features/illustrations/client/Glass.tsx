import { memo, useId } from 'react'
import { Drawing } from '#platform/client/ui/drawings/Drawing.tsx'
import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { fillProfile } from './glass/fill-level.ts'
import { Garnish, type GarnishKind } from './glass/Garnish.tsx'
import { frameGlass } from './glass/glass-frame.ts'
import { glassSize, isPorcelain } from './glass/glass-size.ts'
import type { GlassType } from './glass/glass-types.ts'
import { PorcelainService } from './glass/PorcelainService.tsx'
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
  /** How much is in it; as much as is usual without it. */
  ounces?: number | undefined
  topping?: 'foam' | 'cream' | undefined
  garnish?: GarnishKind | undefined
  density?: Density
  title?: string
}

export const Glass = memo(function Glass({
  type,
  heightPixels,
  ice = false,
  garnish,
  ounces,
  topping,
  title,
  ...props
}: GlassProps) {
  const drawingId = useId()
  const density = heightPixels < LIGHT_BELOW_HEIGHT ? 'light' : (props.density ?? 'full')
  const paint = { color: props.color, density, drawingId }
  const porcelain = isPorcelain(type) ? type : null
  const frame = isPorcelain(type) ? null : frameGlass(fillProfile(type, { ounces, ice, topping }))
  const units = glassSize(type)
  return (
    <Drawing
      widthPixels={toTenth((heightPixels * units.width) / units.height)}
      heightPixels={heightPixels}
      units={units}
      overflow={garnish && 'visible'}
      title={title}
    >
      {frame && <TurnedGlass {...paint} frame={frame} hasIce={ice} topping={topping} />}
      {porcelain && <PorcelainService {...paint} type={porcelain} topping={topping} />}
      {frame && garnish && <Garnish kind={garnish} frame={frame} />}
    </Drawing>
  )
})
