import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { seededRandom } from '#platform/client/ui/drawings/line/seeded-random.ts'
import type { CigarFrame } from './cigar-frame.ts'

const EMBER_COLORS = ['#FFE2A0', '#FFC23D', '#F58A1F', '#E2571B'] as const

export interface EmberSpeck {
  x: number
  y: number
  radius: number
  color: string
}

export interface BurnLine {
  x: number
  /** Half the thickness of the cigar where it burns. */
  radius: number
  bulge: number
}

export function placeBurnLine({
  headX,
  length,
  radius,
  radiusAt,
  bulgeAt,
  pixelsPerInch,
}: CigarFrame): BurnLine {
  const fromHead = length - Math.max(radius * 0.95, pixelsPerInch * 0.34)
  return { x: headX + fromHead, radius: radiusAt(fromHead), bulge: bulgeAt(fromHead) }
}

export function outlineAsh(frame: CigarFrame): string {
  const { centerY, footX } = frame
  const { x, radius, bulge } = placeBurnLine(frame)
  return new PathPen()
    .moveTo(x, centerY - radius)
    .quadTo(x + bulge * 2, centerY, x, centerY + radius)
    .lineTo(footX + bulge * 2, centerY + radius)
    .lineTo(footX + bulge * 2, centerY - radius)
    .close().data
}

/** The charred edge just before the ash. */
export function traceChar(frame: CigarFrame): string {
  const { centerY, pixelsPerInch } = frame
  const { radius, bulge, ...burn } = placeBurnLine(frame)
  const x = burn.x - pixelsPerInch * 0.06
  return new PathPen().moveTo(x, centerY - radius).quadTo(x + bulge * 2, centerY, x, centerY + radius).data
}

export function traceAshRings(frame: CigarFrame, seed: number): string {
  const { centerY, footX, pixelsPerInch } = frame
  const random = seededRandom(seed)
  const { radius, bulge, ...burn } = placeBurnLine(frame)
  const pen = new PathPen()
  for (let x = burn.x + 3; x < footX + bulge; x += Math.max(2.2, pixelsPerInch * 0.034)) {
    const crook = 1.5 * (random() - 0.5)
    pen
      .moveTo(x, centerY - radius)
      .curveTo(
        [x + bulge + crook, centerY - radius * 0.4],
        [x + bulge * 1.1 - crook, centerY + radius * 0.3],
        [x - crook, centerY + radius],
      )
  }
  return pen.data
}

export function traceAshCracks(frame: CigarFrame, seed: number): string {
  const { centerY, footX } = frame
  const random = seededRandom(seed + 1)
  const { radius, ...burn } = placeBurnLine(frame)
  const pen = new PathPen()
  for (let crack = 0; crack < 9; crack++) {
    let x = burn.x + 4 + random() * (footX - burn.x - 6)
    let y = centerY - radius * 0.85 + random() * radius * 1.7
    pen.moveTo(x, y)
    for (const reach of [4, 5]) {
      x += 2 + reach * random()
      y += -1.5 + 3.5 * random()
      pen.lineTo(x, y)
    }
  }
  return pen.data
}

export function scatterEmber(frame: CigarFrame, seed: number): EmberSpeck[] {
  const { centerY, pixelsPerInch } = frame
  const random = seededRandom(seed + 2)
  const { radius, bulge, ...burn } = placeBurnLine(frame)
  const specks = 26
  return Array.from({ length: specks }, (_, speck) => {
    const around = -1.5 + (3 * speck) / (specks - 1)
    const size = random()
    return {
      x: toTenth(burn.x + bulge * 1.02 * Math.cos(around) - 1 + 3 * (size - 0.5)),
      y: toTenth(centerY + radius * Math.sin(around)),
      radius: toTenth((0.6 + 1.1 * size) * Math.max(0.6, pixelsPerInch / 64)),
      color: EMBER_COLORS[Math.floor(random() * EMBER_COLORS.length)] ?? EMBER_COLORS[0],
    }
  })
}
