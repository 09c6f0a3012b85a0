import { type Cut, engrave } from './burin.ts'
import { bell, clamp, noise2 } from './noise.ts'
import type { Plate } from './plate-ink.ts'
import { TUMBLER, tumblerY } from './tumbler.ts'

const SURFACE_Y = tumblerY(TUMBLER.liquidTop)
const ICE = { x: TUMBLER.centerX + 26, y: SURFACE_Y + 26, radius: 92 }

/** A sphere of ice breaking the surface: white lines above it, amber ones below. */
export function drawIce({ canvas, ink }: Plate): void {
  canvas.save()
  canvas.beginPath()
  canvas.arc(ICE.x, ICE.y, ICE.radius, 0, 7)
  canvas.fillStyle = ink.paper
  canvas.globalAlpha = ink.isDark ? 0.5 : 0.9
  canvas.fill()
  canvas.globalAlpha = 1
  for (let line = 1; line < 46; line++) {
    const around = (line / 46) * Math.PI
    const height = -Math.cos(around)
    const isWet = ICE.y + height * ICE.radius > SURFACE_Y + 6
    canvas.fillStyle = isWet ? ink.amber : ink.line
    engrave(canvas, iceLine({ line, height, reach: Math.sin(around), isWet }, ink.isDark))
  }
  canvas.restore()
}

interface IceSlice {
  line: number
  /** From -1 at the top to 1 at the bottom. */
  height: number
  reach: number
  isWet: boolean
}

function iceLine(slice: IceSlice, isDark: boolean): Cut[] {
  const { line, height, reach, isWet } = slice
  return Array.from({ length: 41 }, (_, step): Cut => {
    const across = (2 * step) / 40 - 1
    const tone = iceLight(across * reach, height, isWet) * (0.8 + 0.4 * noise2(across * 4 + 9, line * 0.35))
    const shade = (isWet ? 0.55 : 0.34) * 2.4 * clamp(1.25 - tone * 1.15)
    return [
      ICE.x + across * reach * ICE.radius,
      ICE.y + height * ICE.radius + Math.sqrt(1 - across * across) * reach * 13,
      isDark ? tone * 2.5 : shade,
    ]
  })
}

/** Light on the sphere: its own roundness, a rim, two windows and a few cracks. */
function iceLight(side: number, height: number, isWet: boolean): number {
  const facing = Math.sqrt(clamp(1 - side * side - height * height))
  const lit = clamp(-0.55 * side - 0.62 * height + 0.5 * facing)
  const crack = bell(noise2(side * 5 + 30, height * 4 + 12), 0.5, 0.035) * 0.5
  const windows =
    1.1 * bell(side, -0.42, 0.1) * bell(height, -0.46, 0.12) +
    0.4 * bell(side, 0.48, 0.16) * bell(height, 0.5, 0.22)
  return 0.2 + 0.62 * lit ** 1.5 + windows + 0.75 * (1 - facing) ** 2.4 + crack * (isWet ? 0.5 : 1)
}
