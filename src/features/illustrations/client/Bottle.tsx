import { memo, useId } from 'react'
import { Drawing } from '#platform/client/ui/drawings/Drawing.tsx'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { BottleCap, BottleLabel } from './bottle/BottleParts.tsx'
import { BOTTLE_SHAPES, type BottleShape, type BottleShapeName } from './bottle/bottle-shapes.ts'
import { GlassLiquid } from './glass/GlassLiquid.tsx'
import { GlassShadow } from './glass/GlassShadow.tsx'
import { frameGlass } from './glass/glass-frame.ts'
import { hatchWall, outlineGlass } from './glass/glass-lines.ts'

/** In drawing units; a bottle is as high as its shape says, and all stand on one line. */
const WIDTH = 78
const HEIGHT = 188
const FLOOR = 0.985

interface BottleProps {
  shape: BottleShapeName
  /** The color of the drink, as #RRGGBB. */
  color: string
  /** 0 to 1: how much is left. */
  share: number
  /** A short word for the label. */
  label: string
  heightPixels: number
}

/** A bottle with what is left in it. Decorative: the text beside it tells the same. */
export const Bottle = memo(function Bottle({ shape: name, color, share, label, heightPixels }: BottleProps) {
  const drawingId = useId()
  const shape: BottleShape = BOTTLE_SHAPES[name]
  const { height, radii, isStraight, fullTop, tint } = shape
  const frame = frameGlass({
    height,
    radii,
    ...(isStraight && { isStraight }),
    liquidTop: FLOOR - (FLOOR - fullTop) * share,
    liquidBottom: FLOOR,
  })
  const outline = outlineGlass(frame)
  return (
    <Drawing
      widthPixels={toTenth((heightPixels * WIDTH) / HEIGHT)}
      heightPixels={heightPixels}
      units={{ width: WIDTH, height: HEIGHT }}
      title={undefined}
    >
      <g transform={`translate(${WIDTH / 2 - frame.centerX} ${toTenth(HEIGHT - frame.height)})`}>
        <GlassShadow frame={frame} drawingId={drawingId} />
        {share > 0 && <GlassLiquid frame={frame} color={color} density="light" drawingId={drawingId} />}
        {tint && <path d={outline} fill={tint} opacity=".42" />}
        <g fill="none" stroke="var(--etch)">
          <path d={hatchWall(frame, 'light')} strokeWidth=".6" opacity=".4" />
          <path d={outline} strokeWidth="1.1" opacity=".9" />
          <path d={glint(frame)} stroke="#fff" strokeWidth="1.6" strokeLinecap="round" opacity=".45" />
        </g>
        <BottleLabel frame={frame} shape={shape} text={label} />
        <BottleCap frame={frame} shape={shape} />
      </g>
    </Drawing>
  )
})

/** A window on the left of the glass, above the label. */
function glint({ centerX, radiusAt, yAt }: ReturnType<typeof frameGlass>): string {
  const x = toTenth(centerX - radiusAt(0.46) * 0.72)
  return `M${x} ${toTenth(yAt(0.47))}V${toTenth(yAt(0.94))}`
}
