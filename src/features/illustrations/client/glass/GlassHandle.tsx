import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import type { GlassFrame } from './glass-frame.ts'
import { hatchHandle, outlineHandle } from './glass-handle.ts'

interface GlassHandleProps {
  frame: GlassFrame
  density: Density
  handle: { from: number; to: number; reach: number }
  /** Of metal; glass is clear. */
  fill?: string
}

export function GlassHandle({ frame, handle, density, fill }: GlassHandleProps) {
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
      <path
        d={outlineHandle(curve)}
        fill={fill ?? 'var(--etch)'}
        fillOpacity={fill ? 1 : 0.07}
        opacity=".9"
      />
      <path d={hatchHandle(curve, density === 'full' ? 30 : 14)} strokeWidth=".75" opacity=".5" />
    </>
  )
}
