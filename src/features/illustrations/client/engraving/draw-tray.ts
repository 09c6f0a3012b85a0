import { drawBlock } from './draw-block.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface } from './draw-surface.ts'
import { type BarePlate, openScene } from './scene.ts'
import { type Point3, setDown } from './space.ts'
import { sheet, tube } from './surfaces.ts'
import { BRASS, CEDAR, grain, LACQUER } from './wood.ts'

const place = setDown([0, 0, 0], 0.42)
const [WIDTH, DEPTH, WALL, HIGH] = [304, 236, 12, 84]
const [LEFT, BACK] = [-WIDTH / 2, -DEPTH / 2]

/** An empty letter tray of wood, low in front, with a brass handle. */
export function drawTray(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.62, target: [0, 36, 0], middle: [316, 236], zoom: 1.12 })
  drawGround(scene, {
    width: 290,
    depth: 238,
    z: 10,
    shadows: [{ x: 24, z: 10, width: 206, depth: 158, turn: 0.42 }],
  })
  const board = (from: Point3, size: Point3, seed: number) =>
    drawBlock(scene, { place, from, size, material: LACQUER, tone: grain(seed, 0.24), edge: 1 })
  board([LEFT, 0, BACK], [WIDTH, WALL, DEPTH], 2)
  // The floor is darker toward the walls that shade it.
  drawSurface(scene, {
    ...sheet(place, [LEFT, WALL + 0.5, BACK], [WIDTH, 0, 0], [0, 0, DEPTH]),
    material: CEDAR,
    tone: (light, u, v) => grain(5)(light, u, v) * (0.34 + 0.66 * Math.min(1, u * 3.2, v * 2.6)),
    edge: 0.6,
  })
  board([LEFT, 0, BACK], [WIDTH, HIGH, WALL], 3)
  board([LEFT, 0, BACK], [WALL, HIGH, DEPTH], 7)
  board([LEFT + WIDTH - WALL, 0, BACK], [WALL, HIGH, DEPTH], 4)
  board([LEFT, 0, BACK + DEPTH - WALL], [WIDTH, HIGH * 0.42, WALL], 6)
  const front = BACK + DEPTH
  const handle = (share: number): Point3 => {
    const around = share * Math.PI
    return [-34 * Math.cos(around), 22 - 12 * Math.sin(around), front + 2 + 7 * Math.sin(around)]
  }
  drawSurface(scene, {
    ...tube(place, handle, () => 4, [0, 0, 1]),
    material: { ...BRASS, gloss: 0.3 },
    edge: 0.8,
  })
}
