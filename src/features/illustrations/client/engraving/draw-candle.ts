import { type Cut, engrave } from '../plate/burin.ts'
import { bell, clamp, mix, noise1, noise2, smoothStep } from '../plate/noise.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface, type Shape, type SurfacePoint } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Point3, setDown } from './space.ts'
import { cushion, disc, lathe, tube, turned } from './surfaces.ts'
import { BRASS } from './wood.ts'

const WAX: Material = { ink: 'line', albedo: 0.72, gloss: 0.14, polish: 6, isPale: true }
const CHAR: Material = { ink: 'ash', albedo: 0.4 }
const place = setDown([0, 0, 0], 0.3)
const [RADIUS, TOP] = [27, 196]

/** A candle in a brass holder, just blown out. */
export function drawCandle(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.36, target: [0, 130, 0], middle: [306, 262], zoom: 1.04 })
  drawGround(scene, {
    width: 286,
    depth: 206,
    z: 10,
    shadows: [{ x: 28, z: 18, width: 172, depth: 142 }],
  })
  drawHolder(scene)
  drawWax(scene)
  drawSmoke(scene)
}

function drawHolder(scene: Scene): void {
  const part = (shape: Shape, side?: 1) =>
    drawSurface(scene, { ...shape, material: BRASS, edge: 1, ...(side && { side }) })
  const loop = (share: number): Point3 => {
    const around = mix(0.32, 1.68, share) * Math.PI
    return [162 - 42 * Math.cos(around), 30, 36 * Math.sin(around)]
  }
  part(tube(place, loop, () => 6))
  part(
    lathe(
      place,
      turned([
        [112, 0],
        [134, 10],
        [144, 30],
      ]),
    ),
    1,
  )
  const dish = turned([
    [144, 30],
    [138, 33],
    [122, 14],
    [60, 8],
    [30, 8],
  ])
  drawSurface(scene, {
    ...lathe(place, dish),
    material: { ...BRASS, albedo: 0.5 },
    edge: 0.8,
    tone: (light, u, v) => light * (v < 0.12 ? 1.1 : mix(0.5, 1, 0.5 - 0.5 * Math.cos(u * 2 * Math.PI))),
  })
  part(
    lathe(
      place,
      turned([
        [46, 8],
        [34, 14],
        [32, 52],
        [40, 58],
        [38, 64],
        [30, 64],
      ]),
    ),
    1,
  )
}

/** The rim is lower where wax ran down. */
const rimAt = (around: number) => TOP + 4 * noise1(around * 1.2 + 3) - 5 * bell(around, 3.3, 0.4)

function drawWax(scene: Scene): void {
  const wall: SurfacePoint = (u, v) => {
    const around = mix(-Math.PI, Math.PI, u)
    const height = mix(60, rimAt(u * 2 * Math.PI), v)
    return place([RADIUS * Math.sin(around), height, RADIUS * Math.cos(around)])
  }
  drawSurface(scene, { at: wall, material: WAX, side: 1, edge: 1 })
  drawSurface(scene, {
    ...disc(place, [0, TOP, 0], RADIUS - 3),
    material: { ...WAX, albedo: 0.6 },
    edge: 0.8,
    tone: (light, u, v) => light * (0.62 + 0.5 * noise2(u * 3, v * 5)),
  })
  // Two runs of wax.
  for (const [around, length, radius] of [
    [0.1, 84, 7],
    [-0.62, 46, 6],
  ] as const) {
    const x = RADIUS * Math.sin(around)
    const z = RADIUS * Math.cos(around)
    const top = TOP - 8
    drawSurface(scene, {
      ...cushion(place, {
        middle: [x, top - length / 2, z],
        half: [radius, length / 2, radius],
        round: [1, 0.4],
        axis: 'y',
      }),
      material: WAX,
      edge: 0.8,
    })
  }
  const wick = (share: number): Point3 => [10 * share ** 2, TOP + 24 * share, 0]
  drawSurface(scene, { ...tube(place, wick, () => 2.4, [0, 0, 1]), material: CHAR, edge: 0.8 })
}

/** Hairlines that part as they rise. */
function drawSmoke(scene: Scene): void {
  const { canvas, ink, spacing } = scene
  const [fromX, fromY] = scene.project(place([10, TOP + 26, 0]))
  canvas.fillStyle = ink.ash
  const strands = Math.max(5, Math.round(22 / spacing))
  for (let strand = 0; strand < strands; strand++) {
    const across = strand / (strands - 1) - 0.5
    const cuts: Cut[] = []
    for (let step = 0; step <= 60; step++) {
      const rise = step / 60
      const spread = 58 * rise ** 1.3
      const sway = 22 * rise * Math.sin(rise * 7.4 + 0.4) + 16 * rise * Math.sin(rise * 4.1 + across * 2.2)
      const fade = smoothStep(0, 0.06, rise) * smoothStep(1, 0.45, rise)
      cuts.push([fromX + sway + across * spread, fromY - rise * 140, 0.5 * spacing * clamp(fade)])
    }
    engrave(canvas, cuts)
  }
}
