import { bell, mix } from '../plate/noise.ts'
import { drawBlock } from './draw-block.ts'
import { drawCutter } from './draw-cutter.ts'
import { drawGround } from './draw-ground.ts'
import { drawMatch } from './draw-match.ts'
import { drawSurface } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Point3, setDown } from './space.ts'
import { lathe, sheet } from './surfaces.ts'

const CARD: Material = { ink: 'line', albedo: 0.72 }
const LABEL: Material = { ink: 'gold', albedo: 0.9 }
const place = setDown([-96, 0, -44], 0.5)
const [WIDTH, HEIGHT, DEPTH] = [236, 62, 150]
/** How far the tray is pushed out. */
const OPEN = 104

/** A box of matches, pushed open, and a cigar cutter before it. */
export function drawMatchbox(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.66, target: [0, 24, 0], middle: [318, 234], zoom: 1.08 })
  drawGround(scene, {
    width: 310,
    depth: 262,
    z: 10,
    shadows: [
      { x: -44, z: -18, width: 214, depth: 100, turn: 0.5 },
      { x: 84, z: 142, width: 190, depth: 66, turn: 0.12 },
    ],
  })
  drawTray(scene)
  drawSleeve(scene)
  drawCutter(scene)
}

function drawTray(scene: Scene): void {
  const [left, back] = [-WIDTH / 2 + OPEN, -DEPTH / 2 + 4]
  const [width, depth, high] = [WIDTH, DEPTH - 8, HEIGHT - 8]
  const right = left + width
  const inside = (from: Point3, along: Point3, across: Point3, dim: number) =>
    drawSurface(scene, {
      ...sheet(place, from, along, across),
      material: CARD,
      edge: 0.6,
      tone: (light, _u, v) => light * dim * mix(0.5, 1, v),
    })
  inside([left, 3, back], [width, 0, 0], [0, high, 0], 0.8)
  inside([left, 3, back], [width, 0, 0], [0, 0, depth], 0.25)
  inside([right, 3, back], [0, 0, depth], [0, high, 0], 0.6)
  for (let match = 0; match < 9; match++) {
    const z = back + 14 + match * 14.5
    const lift = 30 + 7 * Math.sin(match * 2.4)
    drawMatch(
      scene,
      place,
      [right - 10 - 6 * Math.abs(Math.sin(match * 3.3)), lift, z + 2 * Math.sin(match * 5)],
      [left + 20, lift - 6, z],
      false,
    )
  }
  drawBlock(scene, { place, from: [right - 3, 0, back], size: [3, high, depth], material: CARD })
  drawBlock(scene, {
    place,
    from: [left, 0, back + depth - 3],
    size: [width, high, 3],
    material: CARD,
    edge: 0.8,
  })
}

function drawSleeve(scene: Scene): void {
  const [left, back] = [-WIDTH / 2, -DEPTH / 2]
  const front = back + DEPTH
  drawSurface(scene, {
    ...sheet(place, [left, 0, front], [WIDTH, 0, 0], [0, HEIGHT, 0]),
    material: { ...CARD, albedo: 0.34 },
    edge: 1,
    tone: striker,
  })
  drawSurface(scene, {
    ...sheet(place, [left, 0, back], [0, 0, DEPTH], [0, HEIGHT, 0]),
    material: CARD,
    edge: 1,
    tone: light => light * 0.3,
  })
  drawSurface(scene, {
    ...sheet(place, [left, HEIGHT, back], [WIDTH, 0, 0], [0, 0, DEPTH]),
    material: CARD,
    edge: 1,
    tone: (light, u, v) => light * frame(u, v),
  })
  drawLabel(scene, [left + WIDTH / 2, HEIGHT + 0.5, back + DEPTH / 2])
}

/** The rough strip along the middle of the side. */
const striker = (light: number, u: number, v: number) =>
  v > 0.18 && v < 0.82 ? light * (0.5 + 0.6 * Math.abs(Math.sin(u * 160 + v * 90))) : light * 1.9

const frame = (u: number, v: number) => {
  const border = Math.min(Math.min(u, 1 - u) * 1.57, Math.min(v, 1 - v))
  return 1 - 0.8 * bell(border, 0.07, 0.012) - 0.8 * bell(border, 0.11, 0.006)
}

/** A sun of gold lines on the lid. */
function drawLabel(scene: Scene, middle: Point3): void {
  const own = ([x, y, z]: Point3) => place([middle[0] + x, middle[1] + y, middle[2] + z])
  drawSurface(scene, {
    ...lathe(own, share => [52 * share, 0]),
    material: LABEL,
    edge: 1.2,
    tone: (light, u, v) => {
      const petal = 0.5 + 0.5 * Math.cos(u * 2 * Math.PI * 16 + Math.sin(v * 9) * 2)
      return v < 0.3 ? light : light * mix(0.25, 1, petal) * (1 - 0.8 * bell(v, 0.34, 0.03))
    },
  })
}
