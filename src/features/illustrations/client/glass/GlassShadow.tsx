import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { type GlassFrame, PERSPECTIVE } from './glass-frame.ts'

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
