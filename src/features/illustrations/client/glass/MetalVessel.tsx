import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { GlassHandle } from './GlassHandle.tsx'
import { GlassIce } from './GlassIce.tsx'
import { GlassShadow } from './GlassShadow.tsx'
import { type GlassFrame, PERSPECTIVE } from './glass-frame.ts'
import { outlineGlass } from './glass-lines.ts'

/** The same in both themes: metal and clay are content. */
const METALS = {
  copper: { light: '#F0B48A', middle: '#B96F42', dark: '#5E2E17', ink: '#3A1A0C' },
  clay: { light: '#D7A27A', middle: '#A6663F', dark: '#5C321C', ink: '#35190B' },
  silver: { light: '#F4F2EC', middle: '#B3B0A8', dark: '#5A5852', ink: '#2B2A27' },
} as const

interface MetalVesselProps {
  frame: GlassFrame
  metal: keyof typeof METALS
  hasIce: boolean
  density: Density
  drawingId: string
}

/** A mug of copper, a cup of silver or of clay: nothing shows of the drink but the ice above the rim. */
export function MetalVessel({ frame, metal, hasIce, density, drawingId }: MetalVesselProps) {
  const { profile, centerX, radiusAt, yAt } = frame
  const { light, middle, dark, ink } = METALS[metal]
  const rim = radiusAt(0)
  const mouth = {
    cx: toTenth(centerX),
    cy: toTenth(yAt(0)),
    rx: toTenth(rim),
    ry: toTenth(rim * PERSPECTIVE),
  }
  const sheen = `url(#${drawingId}metal)`
  return (
    <>
      <GlassShadow frame={frame} drawingId={drawingId} />
      <linearGradient id={`${drawingId}metal`}>
        <stop stopColor={dark} />
        <stop offset=".16" stopColor={middle} />
        <stop offset=".3" stopColor={light} />
        <stop offset=".52" stopColor={middle} />
        <stop offset=".86" stopColor={dark} />
        <stop offset="1" stopColor={middle} />
      </linearGradient>
      <g stroke={ink} fill="none">
        {profile.handle && (
          <GlassHandle frame={frame} handle={profile.handle} density={density} fill={middle} />
        )}
        <path d={outlineGlass(frame)} fill={sheen} strokeWidth=".9" />
        <path d={hatchShade(frame, density)} strokeWidth=".6" opacity=".55" />
        <path d={traceBands(frame)} stroke={light} strokeWidth=".9" opacity=".7" />
      </g>
      <ellipse {...mouth} fill={dark} stroke={ink} strokeWidth=".9" />
      {hasIce && (
        <>
          <clipPath id={`${drawingId}mouth`}>
            <path d={outlineMouth(frame)} />
          </clipPath>
          <GlassIce
            kind="cubes"
            centerX={centerX}
            surfaceY={yAt(0)}
            floorY={yAt(1)}
            clipPath={`url(#${drawingId}mouth)`}
          />
        </>
      )}
      <ellipse {...mouth} fill="none" stroke={light} strokeWidth="1.6" opacity=".9" />
      <ellipse {...mouth} fill="none" stroke="var(--etch)" strokeWidth=".6" opacity=".6" />
    </>
  )
}

/** Lines around the shadow side, as a burin shades a cylinder. */
function hatchShade({ profile, centerX, radiusAt, yAt }: GlassFrame, density: Density): string {
  const pen = new PathPen()
  const step = (density === 'full' ? 2.4 : 5) / profile.height
  for (let share = 0.05; share < 0.985; share += step) {
    const radius = radiusAt(share)
    const depth = radius * PERSPECTIVE
    const y = yAt(share)
    pen
      .moveTo(centerX + radius * 0.34, y + depth * 0.94)
      .arcTo(radius, depth, 'counterclockwise', centerX + radius, y)
      .moveTo(centerX - radius, y)
      .arcTo(radius, depth, 'counterclockwise', centerX - radius * 0.82, y + depth * 0.57)
  }
  return pen.data
}

/** A bead below the rim and one above the foot. */
function traceBands({ centerX, radiusAt, yAt }: GlassFrame): string {
  const pen = new PathPen()
  for (const share of [0.055, 0.08, 0.93, 0.955]) {
    const radius = radiusAt(share)
    pen
      .moveTo(centerX - radius, yAt(share))
      .arcTo(radius, radius * PERSPECTIVE, 'counterclockwise', centerX + radius, yAt(share))
  }
  return pen.data
}

/** The mouth and the room above it, where ice stands out. */
function outlineMouth({ centerX, radiusAt, yAt }: GlassFrame): string {
  const rim = radiusAt(0) - 1.5
  return new PathPen()
    .moveTo(centerX - rim, yAt(0))
    .arcTo(rim, rim * PERSPECTIVE, 'counterclockwise', centerX + rim, yAt(0))
    .lineTo(centerX + rim, yAt(0) - 40)
    .lineTo(centerX - rim, yAt(0) - 40)
    .close().data
}
