import { bell, mix, noise2 } from '../plate/noise.ts'
import { drawBlock } from './draw-block.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, setDown } from './space.ts'
import { BRASS, grain } from './wood.ts'

const PAGES: Material = { ink: 'line', albedo: 0.8, isPale: true }
const BOARD = 7

interface Book {
  width: number
  high: number
  depth: number
  turn: number
  x: number
  cloth: Material
}

const BOOKS: readonly Book[] = [
  { width: 352, high: 74, depth: 246, turn: -0.34, x: -4, cloth: { ink: 'leaf', albedo: 0.5, gloss: 0.14 } },
  { width: 318, high: 52, depth: 222, turn: -0.56, x: 10, cloth: { ink: 'line', albedo: 0.42, gloss: 0.1 } },
  {
    width: 292,
    high: 64,
    depth: 204,
    turn: -0.22,
    x: -12,
    cloth: { ink: 'leaf', albedo: 0.74, gloss: 0.14 },
  },
]

/** Three bound books on top of each other, their spines toward the eye. */
export function drawBooks(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.52, target: [0, 96, 0], middle: [318, 234], zoom: 1.02 })
  drawGround(scene, {
    width: 310,
    depth: 258,
    z: 14,
    shadows: [{ x: 40, z: 30, width: 226, depth: 168, turn: -0.34 }],
  })
  let y = 0
  for (const book of BOOKS) {
    drawBook(scene, setDown([book.x, y, -10], book.turn), book)
    y += book.high
  }
}

function drawBook(scene: Scene, place: Place, { width, high, depth, cloth }: Book): void {
  const [left, back] = [-width / 2, -depth / 2]
  const woven = grain(width, 0.14)
  const board = (y: number) =>
    drawBlock(scene, {
      place,
      from: [left, y, back],
      size: [width, BOARD, depth],
      material: cloth,
      edge: 1,
      tone: (light, u, v) => woven(light, u, v) * frame(u, v, width / depth),
    })
  board(0)
  drawBlock(scene, {
    place,
    from: [left + 9, BOARD, back + 9],
    size: [width - 18, high - 2 * BOARD, depth - 16],
    material: PAGES,
    tone: (light, _u, v) => light * (0.5 + 0.7 * noise2(3, v * 22)),
  })
  board(high - BOARD)
  drawSpine(scene, place, { width, high, front: back + depth, cloth })
}

/** A line along the edge of the cover. */
const frame = (u: number, v: number, ratio: number) =>
  1 - 0.6 * bell(Math.min(Math.min(u, 1 - u) * ratio, Math.min(v, 1 - v)), 0.08, 0.01)

interface Spine {
  width: number
  high: number
  front: number
  cloth: Material
}

/** It bulges toward the eye, with raised bands and a gold label. */
function drawSpine(scene: Scene, place: Place, { width, high, front, cloth }: Spine): void {
  const at = (from: number, to: number, out: number) => (u: number, v: number) => {
    const around = mix(-0.5, 0.5, v) * Math.PI
    return place([
      mix(from, to, u) * width,
      high / 2 + (high / 2) * Math.sin(around),
      front - 2 + (16 + out) * Math.cos(around),
    ])
  }
  drawSurface(scene, {
    at: at(-0.5, 0.5, 0),
    material: cloth,
    edge: 1,
    tone: (light, u, v) => light * (0.86 + 0.28 * noise2(u * 8, v * 20)),
  })
  const band = (middle: number, half: number, gold: boolean) =>
    drawSurface(scene, {
      at: (u, v) => at(middle - half, middle + half, gold ? 1 : 4)(v, u),
      material: gold ? BRASS : cloth,
      edge: 0.8,
    })
  for (const middle of [-0.4, -0.2, 0.2, 0.4]) band(middle, 0.012, false)
  for (const middle of [-0.43, 0.43]) band(middle, 0.005, true)
  drawSurface(scene, {
    at: (u, v) => at(-0.13, 0.13, 1)(u, mix(0.2, 0.8, v)),
    material: { ...BRASS, albedo: 0.72 },
    edge: 1,
    tone: (light, u, v) => light * (Math.abs(v - 0.5) < 0.14 && Math.abs(u - 0.5) < 0.36 ? 0.2 : 1),
  })
}
