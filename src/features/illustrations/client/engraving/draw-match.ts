import { bell, mix, noise1 } from '../plate/noise.ts'
import { drawSurface } from './draw-surface.ts'
import type { Material, Scene } from './scene.ts'
import type { Place, Point3 } from './space.ts'
import { tube } from './surfaces.ts'

const WOOD: Material = { ink: 'leaf', albedo: 0.74 }
const CHAR: Material = { ink: 'line', albedo: 0.28 }
const HEAD: Material = { ink: 'gold', albedo: 0.7, gloss: 0.5 }

/** A match from its head to its end, struck or not. */
export function drawMatch(scene: Scene, place: Place, head: Point3, end: Point3, isSpent: boolean): void {
  const bend = isSpent ? 9 : 0
  const curve = (share: number): Point3 => [
    mix(head[0], end[0], share),
    mix(head[1], end[1], share) + bend * (1 - share) ** 4,
    mix(head[2], end[2], share) + bend * bell(share, 0, 0.16),
  ]
  const charred = isSpent ? 0.36 : 0
  const piece = (from: number, to: number, material: Material, radius: (share: number) => number) =>
    drawSurface(scene, {
      ...tube(place, share => curve(mix(from, to, share)), radius),
      material,
      edge: 0.8,
    })
  piece(charred, 1, WOOD, () => 5)
  if (isSpent) piece(0.05, charred, CHAR, share => 3.4 + 1.4 * noise1(share * 9))
  piece(0, isSpent ? 0.07 : 0.11, isSpent ? CHAR : HEAD, share => 2.4 + 6 * Math.sin(0.5 + share * 2.1))
}
