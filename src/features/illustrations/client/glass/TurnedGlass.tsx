import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { cutDiamonds } from './cut-diamonds.ts'
import { GlassHandle } from './GlassHandle.tsx'
import { GlassIce } from './GlassIce.tsx'
import { GlassLiquid } from './GlassLiquid.tsx'
import { GlassShadow } from './GlassShadow.tsx'
import { type GlassFrame, PERSPECTIVE } from './glass-frame.ts'
import { hatchWall, outlineGlass, traceGlassGlint } from './glass-lines.ts'
import { MetalVessel } from './MetalVessel.tsx'

interface TurnedGlassProps {
  frame: GlassFrame
  color: string
  hasIce: boolean
  topping: 'foam' | 'cream' | undefined
  density: Density
  drawingId: string
}

const CREAM = '#F3E6CC'

/** A glass as a surface of revolution. */
export function TurnedGlass({ frame, color, hasIce, topping, density, drawingId }: TurnedGlassProps) {
  const { profile, centerX, radiusAt, yAt } = frame
  const outline = outlineGlass(frame)
  const iceKind = profile.ice ?? 'sphere'
  const clipId = `${drawingId}clip`
  if (profile.metal)
    return <MetalVessel frame={frame} metal={profile.metal} {...{ hasIce, density, drawingId }} />
  return (
    <>
      <GlassShadow frame={frame} drawingId={drawingId} />
      <g data-part="liquid">
        <GlassLiquid
          frame={frame}
          color={color}
          foamColor={topping === 'cream' ? CREAM : color}
          density={density}
          drawingId={drawingId}
        />
      </g>
      {hasIce && (
        <>
          <clipPath id={clipId}>
            <path d={outline} />
          </clipPath>
          <GlassIce
            kind={iceKind}
            centerX={centerX}
            surfaceY={yAt(profile.liquidTop)}
            floorY={yAt(profile.liquidBottom)}
            clipPath={`url(#${clipId})`}
          />
        </>
      )}
      {profile.cutFrom !== undefined && (
        <GlassCut frame={frame} cutFrom={profile.cutFrom} density={density} />
      )}
      <g fill="none" stroke="var(--etch)" strokeWidth="1.1">
        {profile.handle && <GlassHandle frame={frame} handle={profile.handle} density={density} />}
        <path d={hatchWall(frame, density)} strokeWidth=".75" opacity=".5" />
        <path d={outline} opacity=".9" />
        <ellipse
          cx={toTenth(centerX)}
          cy={toTenth(yAt(0))}
          rx={toTenth(radiusAt(0))}
          ry={toTenth(radiusAt(0) * PERSPECTIVE)}
          opacity=".9"
        />
        {profile.liquidTop > 0.2 && (
          <path d={traceGlassGlint(frame)} strokeWidth="1.6" strokeLinecap="round" opacity=".7" />
        )}
      </g>
    </>
  )
}

interface GlassPartProps {
  frame: GlassFrame
  density: Density
}

function GlassCut({ frame, cutFrom, density }: GlassPartProps & { cutFrom: number }) {
  const { faces, edges } = cutDiamonds(frame, cutFrom, density)
  return (
    <>
      {faces.map(face => (
        <path key={face.opacity} d={face.data} fill="#fff" opacity={face.opacity} />
      ))}
      {edges && <path d={edges} fill="none" stroke="var(--etch)" strokeWidth=".55" opacity=".55" />}
    </>
  )
}
