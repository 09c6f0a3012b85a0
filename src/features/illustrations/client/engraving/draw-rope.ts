import { mix } from '../plate/noise.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface, type Shape } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, type Point3, setDown } from './space.ts'
import { cushion, lathe, throughPoints, tube, turned } from './surfaces.ts'
import { BRASS } from './wood.ts'

const VELVET: Material = { ink: 'leaf', albedo: 0.62, gloss: 0.16, polish: 5 }
const SPREAD = 186
const LEFT = setDown([-SPREAD, 0, -18])
const RIGHT = setDown([SPREAD, 0, 22])
const HOOK = 196

/** A velvet rope between two brass posts. */
export function drawRope(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.24, target: [0, 118, 0], middle: [320, 240], zoom: 1.18 })
  drawGround(scene, {
    width: 268,
    depth: 200,
    z: 10,
    shadows: [
      { x: -SPREAD + 8, z: -12, width: 78, depth: 62 },
      { x: SPREAD + 4, z: 28, width: 78, depth: 62 },
    ],
  })
  drawPost(scene, LEFT)
  drawPost(scene, RIGHT)
  drawVelvet(scene)
}

const base = turned([
  [70, 0],
  [69, 7],
  [56, 14],
  [24, 21],
  [13, 34],
  [11, 44],
])
const post = turned([
  [11, 44],
  [11, 120],
  [11, 184],
])
const collar = turned([
  [11, 180],
  [18, 184],
  [19, 196],
  [18, 206],
  [11, 212],
  [9, 220],
])

function drawPost(scene: Scene, place: Place): void {
  const part = (shape: Shape) => drawSurface(scene, { ...shape, material: BRASS, side: 1, edge: 1 })
  part(lathe(place, base))
  part(lathe(place, post))
  part(lathe(place, collar))
  part(cushion(place, { middle: [0, 236, 0], half: [25, 24, 25], round: [1, 1], axis: 'y' }))
}

function drawVelvet(scene: Scene): void {
  const [from, to] = [LEFT([19, HOOK, 0]), RIGHT([-19, HOOK, 0])]
  const hang = (share: number): Point3 => [
    mix(from[0], to[0], share),
    mix(from[1], to[1], share) - 96 * (1 - (2 * share - 1) ** 2),
    mix(from[2], to[2], share) + 26 * Math.sin(share * Math.PI),
  ]
  const level = setDown([0, 0, 0])
  drawSurface(scene, {
    ...tube(
      level,
      share => hang(mix(0.075, 0.925, share)),
      () => 18,
      [0, 0, 1],
    ),
    material: VELVET,
    edge: 1,
    // Strands that are wound around each other.
    tone: (light, u, v) => light * (0.3 + 0.85 * Math.abs(Math.sin((u * 2 + v * 11) * Math.PI)) ** 0.8),
  })
  for (const [start, end] of [
    [0, 0.09],
    [1, 0.91],
  ] as const) {
    const curve = throughPoints([hang(start), hang(mix(start, end, 0.5)), hang(end)])
    drawSurface(scene, {
      ...tube(level, curve, share => (share < 0.3 ? 6 : 20), [0, 0, 1]),
      material: BRASS,
      edge: 1,
    })
  }
}
