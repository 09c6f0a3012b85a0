import type { Density } from '#platform/client/ui/drawings/line/density.ts'
import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { PORCELAIN } from './PorcelainCup.tsx'

/** In drawing units: a round body on a foot, which stands on the line of the saucer. */
const POT = { x: 66, y: 82, width: 42, height: 37 }

const OUTLINES = {
  handle: 'M98 66C128 48 136 92 101 104L98 99C124 88 119 62 97 73Z',
  spout: 'M32 104C12 98 16 72 4 62Q0 58 6 56L17 56C24 66 28 70 36 70Z',
  lid: 'M41 54Q44 44 66 43 88 44 91 54 78 60 66 60 54 60 41 54Z',
}

/** The pot that stands behind a cup of tea. The gradient of its glaze is the cup's. */
export function Teapot({ density, drawingId }: { density: Density; drawingId: string }) {
  const glaze = `url(#${drawingId}glaze)`
  const { x, y, width, height } = POT
  return (
    <g fill="none" stroke={PORCELAIN.ink} strokeWidth=".7">
      <ellipse cx={x} cy={y + height + 6} rx="46" ry="8" fill={`url(#${drawingId}shadow)`} stroke="none" />
      <path d={OUTLINES.handle} fill={PORCELAIN.middle} />
      <path d={OUTLINES.spout} fill={PORCELAIN.light} />
      <path d={`M${x - 20} ${y + height - 3}q0 8 20 8t20-8`} fill={PORCELAIN.dark} />
      <ellipse cx={x} cy={y} rx={width} ry={height} fill={glaze} />
      <path d={hatchBody(density)} strokeWidth=".6" opacity=".55" />
      <path d={OUTLINES.lid} fill={glaze} />
      <path d="M41 54Q66 66 91 54" stroke="#B07A1C" strokeWidth="1" />
      <circle cx={x} cy="39" r="5" fill={PORCELAIN.light} />
      <path d="M34 70q-4 12 2 26" strokeWidth="1.6" strokeLinecap="round" opacity=".6" />
    </g>
  )
}

/** The shadow side: arcs from the middle of the near side to the right. */
function hatchBody(density: Density): string {
  const { x, y, width, height } = POT
  const pen = new PathPen()
  const step = density === 'full' ? 2.4 : 5
  for (let drop = -height * 0.5; drop < height * 0.94; drop += step) {
    const reach = width * Math.sqrt(1 - (drop / height) ** 2)
    const from = 0.72 - (0.6 * (drop + height)) / (2 * height)
    pen
      .moveTo(x + reach * from, y + drop + 5 * Math.sqrt(1 - from * from))
      .quadTo(x + reach * 0.86, y + drop + 4, x + reach, y + drop)
  }
  return pen.data
}
