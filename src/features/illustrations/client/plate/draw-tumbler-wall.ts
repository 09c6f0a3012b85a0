import { type Cut, engrave } from './burin.ts'
import { bell, clamp, noise2 } from './noise.ts'
import type { Plate } from './plate-ink.ts'
import { pointOnTumbler, TUMBLER } from './tumbler.ts'

/** The front of the tumbler: level lines that also form its cut diamonds and carry the whiskey's color. */
export function drawTumblerWall({ canvas, ink }: Plate): void {
  for (let line = 0; line <= 112; line++) {
    const share = line / 112
    const glass: Cut[] = []
    const whiskey: Cut[] = []
    for (let step = 0; step <= 150; step++) {
      const around = -Math.PI / 2 + (step / 150) * Math.PI
      const point = pointOnTumbler(around, share)
      const widths = ink.isDark ? wallLight(around, share) : wallShade(around, share)
      glass.push([...point, widths.glass])
      whiskey.push([...point, widths.whiskey])
    }
    canvas.globalAlpha = ink.isDark ? 0.96 : 0.92
    canvas.fillStyle = ink.amber
    engrave(canvas, whiskey)
    canvas.fillStyle = ink.line
    engrave(canvas, glass)
  }
  drawRim({ canvas, ink })
}

/** How much light the glass, and the whiskey behind it, reflect at a point. */
interface WallTone {
  glass: number
  whiskey: number
}

const isWet = (share: number) => share > TUMBLER.liquidTop && share < TUMBLER.floor

function wallLight(around: number, share: number): WallTone {
  const tone = wallTone(around, share)
  return { glass: tone.glass * 2.55, whiskey: tone.whiskey * 2.5 }
}

/** The same for ink on paper, where a line widens with shade. */
function wallShade(around: number, share: number): WallTone {
  const side = Math.sin(around)
  const { glass, whiskey } = wallTone(around, share)
  const cut = share > TUMBLER.cutFrom ? clamp(glass) * 0.42 : 0.06
  const edges = edgeGlow(side) * 0.9 + 0.55 * bell(side, -0.68, 0.02) + 0.3 * bell(side, 0.76, 0.02)
  const hasColor = isWet(share) || share > TUMBLER.floor
  const depth = share >= TUMBLER.floor ? 0.35 : 1
  return {
    glass: clamp(edges + cut) * 2.3,
    whiskey: hasColor ? clamp(0.95 - whiskey * 0.95) * 1.9 * depth : 0,
  }
}

function wallTone(around: number, share: number): WallTone {
  const plain = plainTone(Math.sin(around), share)
  const cut = share > TUMBLER.cutFrom ? cutTone(plain, around, share) : plain
  return share >= TUMBLER.floor ? floorTone(cut, Math.sin(around), share) : cut
}

const edgeGlow = (side: number) => Math.abs(side) ** 9

function plainTone(side: number, share: number): WallTone {
  const windows =
    0.95 * bell(side, -0.72, 0.028) + 0.5 * bell(side, -0.635, 0.012) + 0.36 * bell(side, 0.79, 0.02)
  const glass = 0.02 + 0.95 * edgeGlow(side) + windows
  if (!isWet(share)) return { glass, whiskey: 0 }
  const depth = (share - TUMBLER.liquidTop) / (TUMBLER.floor - TUMBLER.liquidTop)
  const whiskey =
    0.12 +
    0.42 * bell(side, -0.25, 0.34) +
    0.34 * bell(side, 0.62, 0.12) +
    0.5 * depth ** 2 * bell(side, 0.25, 0.4)
  return { glass, whiskey }
}

/** Diamonds: a lattice of two diagonals; each of the four faces reflects light differently. */
function cutTone(plain: WallTone, around: number, share: number): WallTone {
  const across = around / 0.262
  const down = (share - TUMBLER.cutFrom) / 0.118
  const [rising, falling] = [across + down, across - down]
  const fromRising = rising - Math.floor(rising) - 0.5
  const fromFalling = falling - Math.floor(falling) - 0.5
  const edgeDistance = Math.min(0.5 - Math.abs(fromRising), 0.5 - Math.abs(fromFalling))
  const facing = Math.cos(around)
  const depth = Math.max(Math.abs(fromRising), Math.abs(fromFalling)) * 2
  const variation = noise2(Math.floor(rising) * 3.7 + 11, Math.floor(falling) * 2.3 + 40)
  const face =
    faceLight(fromRising, fromFalling) *
    (0.5 + 0.9 * variation) *
    (0.55 + 0.6 * depth) *
    (0.45 + 0.55 * facing)
  const isEdge = edgeDistance < 0.035
  if (!isWet(share)) return { ...plain, glass: clamp(plain.glass + face * 0.5 + (isEdge ? 0.5 * facing : 0)) }
  return {
    glass: Math.max(plain.glass * 0.9, isEdge ? 0.55 * facing + 0.2 : 0),
    whiskey: clamp(plain.whiskey * 0.55 + face * 0.95),
  }
}

function faceLight(fromRising: number, fromFalling: number): number {
  if (Math.abs(fromRising) > Math.abs(fromFalling)) return fromRising > 0 ? 0.16 : 0.82
  return fromFalling > 0 ? 0.48 : 0.28
}

/** The thick foot, with the whiskey's light caught in it. */
function floorTone({ glass }: WallTone, side: number, share: number): WallTone {
  const depth = (share - TUMBLER.floor) / (1 - TUMBLER.floor)
  const glints =
    0.22 * bell(side, -0.3, 0.28) +
    0.7 * bell(side, 0.2 + 0.3 * depth, 0.05) +
    0.5 * bell(side, -0.12 - depth * 0.2, 0.03) * (1 - depth)
  return { glass: clamp(glass + glints), whiskey: 0.35 * bell(side, 0.1, 0.5) * (1 - depth) }
}

function drawRim({ canvas, ink }: Plate): void {
  const { centerX, top, rimRadius, perspective } = TUMBLER
  const arc = (inset: number, from: number, to: number, width: number, alpha: number) => {
    const radius = rimRadius - inset
    canvas.lineWidth = width
    canvas.globalAlpha = alpha
    canvas.beginPath()
    canvas.ellipse(centerX, top + inset * 0.83, radius, radius * perspective, 0, from, to)
    canvas.stroke()
  }
  canvas.strokeStyle = ink.line
  arc(0, 0, Math.PI, 2.6, ink.isDark ? 0.96 : 0.92)
  arc(0, Math.PI, 0, 1.4, 0.8)
  arc(6, 0, 7, 1.4, 0.5)
  canvas.globalAlpha = 1
}
