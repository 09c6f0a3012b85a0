import { bell, mix, noise2 } from '../plate/noise.ts'
import { drawBlock } from './draw-block.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { add, type Place, type Point3, setDown } from './space.ts'
import { cushion, tube } from './surfaces.ts'
import { BRASS, LACQUER } from './wood.ts'

const PAPER: Material = { ink: 'line', albedo: 0.74, isPale: true }
const STEEL: Material = { ink: 'line', albedo: 0.62, gloss: 0.6, polish: 18 }
const [WIDTH, DEPTH, THICK] = [326, 208, 9]

/** Sealed letters on the table, and an opener before them. */
export function drawLetters(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.86, target: [0, 10, 0], middle: [322, 224], zoom: 1.08 })
  drawGround(scene, {
    width: 300,
    depth: 236,
    z: 16,
    shadows: [
      { x: 16, z: -10, width: 206, depth: 142, turn: 0.06 },
      { x: 6, z: 166, width: 168, depth: 20, turn: 0.12 },
    ],
  })
  const turns = [-0.2, 0.3, -0.05]
  for (const [index, turn] of turns.entries())
    drawLetter(scene, setDown([index * 3 - 4, index * THICK, index * -4 - 14], turn), index === 2)
  drawOpener(scene)
}

function drawLetter(scene: Scene, place: Place, isOnTop: boolean): void {
  const [left, back] = [-WIDTH / 2, -DEPTH / 2]
  drawBlock(scene, {
    place,
    from: [left, 0, back],
    size: [WIDTH, THICK - 1, DEPTH],
    material: PAPER,
    tone: (light, u, v) => light * (isOnTop ? folds(u, v) : mix(0.5, 0.9, noise2(u * 4, v * 9))),
    edge: 1,
  })
  if (!isOnTop) return
  const apex: Point3 = [0, THICK + 1, back + DEPTH * 0.6]
  const corner = (side: number): Point3 => [side * (WIDTH / 2), THICK, back]
  const between = (from: Point3, to: Point3, share: number): Point3 =>
    add(from, [(to[0] - from[0]) * share, (to[1] - from[1]) * share, (to[2] - from[2]) * share])
  // The shadow of the flap, then the flap.
  const flap = (drop: number) => (u: number, v: number) => {
    const point = between(between(corner(-1), apex, v), between(corner(1), apex, v), u)
    return place(add(point, [0, 0, drop * v]))
  }
  drawSurface(scene, { at: flap(9), isConvex: true, material: PAPER, tone: () => 0.1 })
  drawSurface(scene, {
    at: flap(0),
    isConvex: true,
    material: PAPER,
    edge: 1.1,
    tone: (light, _u, v) => light * mix(0.86, 1.04, v),
  })
  drawSeal(scene, place, add(apex, [0, 1, -12]))
}

/** The flaps under the one on top meet in two seams. */
function folds(u: number, v: number): number {
  const seam = Math.abs(v - 1) * 1.2
  const onSeam = Math.max(bell(u, seam * 0.92, 0.008), bell(1 - u, seam * 0.92, 0.008))
  const isLower = u > seam * 0.92 && 1 - u > seam * 0.92
  return (isLower ? 0.82 : 0.64) * (1 - 0.8 * onSeam)
}

function drawSeal(scene: Scene, place: Place, middle: Point3): void {
  const wax: Material = { ...BRASS, albedo: 0.6, gloss: 0.45 }
  const shape = (radius: number, height: number) =>
    cushion(place, { middle, half: [radius, height, radius], round: [1, 0.5], axis: 'y' })
  drawSurface(scene, {
    ...shape(31, 6),
    material: wax,
    edge: 1.1,
  })
  drawSurface(scene, {
    ...shape(21, 8),
    material: wax,
    edge: 0.8,
    tone: (light, u, v) =>
      light * mix(0.35, 1.1, 0.5 + 0.5 * Math.cos(u * 2 * Math.PI * 8)) ** (v > 0.975 ? 0 : 1),
  })
}

function drawOpener(scene: Scene): void {
  const place = setDown([0, 0, 164], -0.12)
  const line =
    (from: number, to: number) =>
    (share: number): Point3 => [mix(from, to, share), 9, 0]
  drawSurface(scene, {
    ...cushion(place, { middle: [-60, 8, 0], half: [112, 4, 12], round: [1, 0.8], axis: 'x' }),
    material: STEEL,
    edge: 1,
    tone: (light, u) => light * (u > 0.25 && u < 0.5 ? 0.55 : 1),
  })
  const part = (from: number, to: number, radius: (share: number) => number, material: Material) =>
    drawSurface(scene, { ...tube(place, line(from, to), radius), material, edge: 1 })
  part(48, 62, () => 14, BRASS)
  part(62, 146, share => 9 + 3 * Math.sin(share * Math.PI), { ...LACQUER, albedo: 0.6 })
  part(146, 158, share => 11 - 4 * share, BRASS)
}
