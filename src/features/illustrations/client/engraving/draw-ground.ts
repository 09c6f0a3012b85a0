import { type Cut, engrave } from '../plate/burin.ts'
import { clamp, noise2, smoothStep } from '../plate/noise.ts'
import type { Scene } from './scene.ts'

/** A soft round shadow on the table. */
export interface GroundShadow {
  x: number
  z: number
  width: number
  depth: number
  turn?: number
}

interface Ground {
  /** Of the pool of light, in plate units. */
  width: number
  depth: number
  z?: number
  shadows: readonly GroundShadow[]
}

/** The table: level lines in a pool of light that end before the edge of the plate. */
export function drawGround(scene: Scene, { width, depth, z = 0, shadows }: Ground): void {
  const { canvas, ink, project, spacing } = scene
  const [, front] = project([0, 0, z + depth])
  const [, back] = project([0, 0, z - depth])
  const lines = Math.round((front - back) / (spacing * 1.15))
  canvas.fillStyle = ink.line
  for (let line = 0; line < lines; line++) {
    const lineZ = z - depth + (2 * depth * (line + 0.5)) / lines
    const cuts: Cut[] = []
    for (let x = -width; x <= width; x += 5) {
      const pool = clamp(1 - Math.hypot(x / width, (lineZ - z) / depth)) ** 0.8
      const grain = 0.72 + 0.56 * noise2(x * 0.035, line * 0.9)
      const shade = Math.max(0, ...shadows.map(shadow => shadeAt(shadow, x, lineZ)))
      const ends = 0.12 * (noise2(line * 3.7, 4) - 0.5)
      const present = clamp((pool + ends) * 3)
      const wide = ink.isDark ? 0.34 * pool * (1 - shade) : 0.34 * present * (1 - shade) * pool + 0.8 * shade
      cuts.push([...project([x, 0, lineZ]), wide * grain * spacing])
    }
    engrave(canvas, cuts)
  }
}

function shadeAt({ x, z, width, depth, turn = 0 }: GroundShadow, atX: number, atZ: number): number {
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  const [offX, offZ] = [atX - x, atZ - z]
  const away = Math.hypot((offX * cosine - offZ * sine) / width, (offX * sine + offZ * cosine) / depth)
  return 1 - smoothStep(0.62, 1.08, away)
}
