import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { cutDiamonds } from './cut-diamonds.ts'
import { GlassIce } from './GlassIce.tsx'
import { GlassLiquid } from './GlassLiquid.tsx'
import { type GlassFrame, PERSPECTIVE } from './glass-frame.ts'
import { hatchHandle, outlineHandle } from './glass-handle.ts'
import { hatchWall, outlineGlass, traceGlassGlint } from './glass-lines.ts'

interface TurnedGlassProps {
  frame: GlassFrame
  color: string
  hasIce: boolean
  density: Density
  drawingId: string
}

/** A glass as a surface of revolution. */
export function TurnedGlass({ frame, color, hasIce, density, drawingId }: TurnedGlassProps) {
  const { profile, centerX, radiusAt, yAt } = frame
  const outline = outlineGlass(frame)
  const iceKind = profile.ice ?? 'sphere'
  const clipId = `${drawingId}clip`
  return (
    <>
      <GlassShadow frame={frame} drawingId={drawingId} />
      <GlassLiquid frame={frame} color={color} density={density} drawingId={drawingId} />
      {hasIce && (
        <>
          <clipPath id={clipId}>
            <path d={outline} />
          </clipPath>
          <GlassIce
            kind={iceKind}
            centerX={centerX}
            surfaceY={yAt(profile.liquidTop)}
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

interface GlassHandleProps extends GlassPartProps {
  handle: { from: number; to: number; reach: number }
}

function GlassHandle({ frame, handle, density }: GlassHandleProps) {
  const { centerX, radiusAt, yAt } = frame
  const [top, bottom] = [yAt(handle.from), yAt(handle.to)]
  const wallTop = centerX + radiusAt(handle.from)
  const wallBottom = centerX + radiusAt(handle.to)
  const pullX = wallTop + handle.reach * 1.36
  const curve = {
    start: [wallTop - 0.5, top + 4],
    pull: [
      [pullX, top - 4],
      [pullX - 1, bottom - 8],
    ],
    end: [wallBottom - 0.5, bottom - 3],
    thickness: [6, 5],
  } as const
  return (
    <>
      <path d={outlineHandle(curve)} fill="var(--etch)" fillOpacity=".07" opacity=".9" />
      <path d={hatchHandle(curve, density === 'full' ? 30 : 14)} strokeWidth=".75" opacity=".5" />
    </>
  )
}

export function GlassShadow({ frame, drawingId }: { frame: GlassFrame; drawingId: string }) {
  const foot = frame.radiusAt(1)
  return (
    <>
      <radialGradient id={`${drawingId}shadow`}>
        <stop offset=".25" stopColor="#1A1008" stopOpacity=".5" />
        <stop offset="1" stopColor="#1A1008" stopOpacity="0" />
      </radialGradient>
      <ellipse
        cx={toTenth(frame.centerX + 2)}
        cy={toTenth(frame.yAt(1) + foot * PERSPECTIVE * 0.6)}
        rx={toTenth(foot * 1.5)}
        ry={toTenth(foot * PERSPECTIVE * 1.5)}
        fill={`url(#${drawingId}shadow)`}
      />
    </>
  )
}
