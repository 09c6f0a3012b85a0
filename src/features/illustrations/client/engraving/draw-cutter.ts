import { mix } from '../plate/noise.ts'
import { drawSurface, type Surface } from './draw-surface.ts'
import type { Material, Scene } from './scene.ts'
import { type Point3, setDown } from './space.ts'
import { cushion, lathe, tube } from './surfaces.ts'
import { BRASS } from './wood.ts'

const STEEL: Material = { ink: 'line', albedo: 0.75, gloss: 0.5, polish: 20 }
const place = setDown([78, 0, 138], 0.16)

/** A guillotine for cigars, half open: two finger rings, a frame, and two blades. */
export function drawCutter(scene: Scene): void {
  for (const side of [-1, 1]) drawRing(scene, side)
  drawFrame(scene)
}

function drawRing(scene: Scene, side: number): void {
  const middle = side * 142
  const loop = (share: number): Point3 => {
    const around = share * 2 * Math.PI
    return [middle + 44 * Math.cos(around), 9, 44 * Math.sin(around)]
  }
  drawSurface(scene, { ...tube(place, loop, () => 10), material: BRASS, edge: 0.9 })
}

const HOLE = 40

function drawFrame(scene: Scene): void {
  const { canvas } = scene
  drawSurface(scene, {
    ...cushion(place, { middle: [0, 9, 0], half: [104, 9, 60], round: [0.62, 0.2], axis: 'y' }),
    material: BRASS,
    edge: 1,
  })
  const opening = lathe(place, share => [HOLE * share, 18.5])
  drawSurface(scene, { ...opening, material: STEEL, edge: 1.4, presence: () => 0 })
  canvas.save()
  canvas.clip(holePath(scene))
  for (const side of [-1, 1]) drawBlade(scene, side)
  canvas.restore()
  drawSurface(scene, {
    ...lathe(place, share => [mix(HOLE, HOLE + 7, share), 18.5 + 3 * Math.sin(share * Math.PI)]),
    material: BRASS,
    edge: 0.6,
  })
}

function holePath(scene: Scene): Path2D {
  const path = new Path2D()
  for (let step = 0; step < 60; step++) {
    const around = (step / 60) * 2 * Math.PI
    path.lineTo(...scene.project(place([HOLE * Math.cos(around), 18.5, HOLE * Math.sin(around)])))
  }
  path.closePath()
  return path
}

/** A blade's edge is hollow, so that two of them leave a lens between. */
function drawBlade(scene: Scene, side: number): void {
  const at: Surface['at'] = (u, v) => {
    const z = mix(-HOLE, HOLE, v)
    const edge = side * (10 + 16 * (1 - (z / HOLE) ** 2))
    return place([mix(side * (HOLE + 4), edge, u), 16, z])
  }
  drawSurface(scene, {
    at,
    material: STEEL,
    edge: 0.8,
    tone: (light, u) => (u > 0.74 ? light * 1.3 : light * 0.55),
  })
}
