import type { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'

export interface BandMedallionShape {
  /** Clockwise, around the middle, for half a width and half a height. */
  outline: (pen: PathPen, width: number, height: number) => void
  /** How much of its width the letters may take. */
  room: number
  /** How far the letters stand below the middle, as a share of half the height. */
  drop?: number
}

export const BAND_MEDALLIONS = {
  oval: { outline: oval, room: 0.74 },
  circle: {
    outline: (pen, width, height) => oval(pen, Math.min(width, height) * 1.1, Math.min(width, height) * 1.1),
    room: 0.82,
  },
  shield: {
    outline: (pen, width, height) => {
      const shoulder = -height * 0.72
      pen
        .moveTo(-width, shoulder)
        .quadTo(-width * 0.4, shoulder, 0, -height)
        .quadTo(width * 0.4, shoulder, width, shoulder)
        .lineTo(width, height * 0.1)
        .quadTo(width, height * 0.72, 0, height)
        .quadTo(-width, height * 0.72, -width, height * 0.1)
        .close()
    },
    room: 0.8,
    drop: -0.08,
  },
  lozenge: {
    outline: (pen, width, height) =>
      polygon(
        pen,
        [width * 1.3, height * 1.12],
        [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
        ],
      ),
    room: 0.76,
  },
  octagon: {
    outline: (pen, width, height) =>
      polygon(
        pen,
        [width, height * 0.92],
        [
          [-0.5, -1],
          [0.5, -1],
          [1, -0.5],
          [1, 0.5],
          [0.5, 1],
          [-0.5, 1],
          [-1, 0.5],
          [-1, -0.5],
        ],
      ),
    room: 0.84,
  },
  cartouche: { outline: cartouche, room: 0.86 },
  arch: {
    outline: (pen, width, height) => {
      const spring = -height * 0.2
      pen
        .moveTo(-width * 0.92, spring)
        .arcTo(width * 0.92, height * 0.78, 'clockwise', 0, spring - height * 0.78)
        .arcTo(width * 0.92, height * 0.78, 'clockwise', width * 0.92, spring)
        .lineTo(width * 0.92, height * 0.86)
        .lineTo(-width * 0.92, height * 0.86)
        .close()
    },
    room: 0.84,
    drop: 0.08,
  },
  rosette: { outline: rosette, room: 0.78 },
} as const satisfies Record<string, BandMedallionShape>
export type BandMedallionName = keyof typeof BAND_MEDALLIONS

function oval(pen: PathPen, width: number, height: number): void {
  pen
    .moveTo(-width, 0)
    .arcTo(width, height, 'clockwise', 0, -height)
    .arcTo(width, height, 'clockwise', width, 0)
    .arcTo(width, height, 'clockwise', 0, height)
    .arcTo(width, height, 'clockwise', -width, 0)
    .close()
}

type Corner = readonly [x: number, y: number]

function polygon(pen: PathPen, [width, height]: Corner, corners: readonly Corner[]): void {
  corners.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x * width, y * height)
    else pen.lineTo(x * width, y * height)
  })
  pen.close()
}

/** A plate with hollow corners. */
function cartouche(pen: PathPen, width: number, height: number): void {
  const [x, y] = [width, height * 0.86]
  const hollow = width * 0.34
  const bite = (toX: number, toY: number) => pen.arcTo(hollow, hollow, 'counterclockwise', toX, toY)
  pen.moveTo(-x + hollow, -y).lineTo(x - hollow, -y)
  bite(x, -y + hollow).lineTo(x, y - hollow)
  bite(x - hollow, y).lineTo(-x + hollow, y)
  bite(-x, y - hollow).lineTo(-x, -y + hollow)
  bite(-x + hollow, -y).close()
}

const LOBES = 10

/** A seal with round lobes. */
function rosette(pen: PathPen, width: number, height: number): void {
  const at = (lobe: number) => {
    const angle = (lobe / LOBES) * 2 * Math.PI
    return [-Math.cos(angle) * width, -Math.sin(angle) * height * 0.94] as const
  }
  const lobeRadius = width * 0.34
  pen.moveTo(...at(0))
  for (let lobe = 1; lobe <= LOBES; lobe++) pen.arcTo(lobeRadius, lobeRadius, 'clockwise', ...at(lobe))
  pen.close()
}
