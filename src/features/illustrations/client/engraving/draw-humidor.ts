import { bell, clamp, mix } from '../plate/noise.ts'
import { drawBlock } from './draw-block.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface, fillPolygon, type Shape, type Surface } from './draw-surface.ts'
import { type BarePlate, openScene, type Scene } from './scene.ts'
import { type Place, type Point3, setDown } from './space.ts'
import { lathe, sheet } from './surfaces.ts'
import { BRASS, CEDAR, grain, LACQUER } from './wood.ts'

const [WIDTH, HEIGHT, DEPTH, WALL] = [356, 116, 206, 15]
const [LEFT, BACK] = [-WIDTH / 2, -DEPTH / 2]
const place = setDown([-6, 0, 10], -0.42)
/** The lid leans back from its hinge: across, up its inside, and out of it toward the eye. */
const LEAN = 0.2
const onLid: Place = ([x, up, out]) =>
  place([
    x,
    HEIGHT + 6 + up * Math.cos(LEAN) + out * Math.sin(LEAN),
    BACK - 4 - up * Math.sin(LEAN) + out * Math.cos(LEAN),
  ])

/** An open humidor with cedar ribs on its floor, and nothing on them. */
export function drawHumidor(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.66, target: [0, 120, 0], middle: [306, 254], zoom: 0.88 })
  drawGround(scene, {
    width: 322,
    depth: 250,
    z: 10,
    shadows: [{ x: 34, z: 24, width: 236, depth: 158, turn: -0.42 }],
  })
  drawLid(scene)
  drawInside(scene)
  drawRibs(scene)
  drawCase(scene)
}

function drawLid(scene: Scene): void {
  const depth = DEPTH - 4
  drawBlock(scene, {
    place: onLid,
    from: [LEFT, 0, -34],
    size: [WIDTH, depth, 34],
    material: LACQUER,
    tone: grain(4),
    edge: 0.9,
  })
  const inset = WALL + 4
  const panel = sheet(onLid, [LEFT + inset, inset, -1], [WIDTH - 2 * inset, 0, 0], [0, depth - 2 * inset, 0])
  const cedar = grain(7)
  drawSurface(scene, {
    ...panel,
    material: { ...CEDAR, albedo: 0.95 },
    edge: 1,
    // The frame throws a shadow along its top and its left.
    tone: (light, u, v) => cedar(light, u, v) * mix(0.25, 1, clamp((1 - v) * 9)) * mix(0.4, 1, clamp(u * 22)),
  })
  drawGauge(scene, [0, depth * 0.52, 4])
}

/** A hygrometer: a brass ring, a dial with ticks, and a needle. */
function drawGauge(scene: Scene, middle: Point3): void {
  const onGauge: Place = ([x, y, z]) => onLid([middle[0] + x, middle[1] - z, middle[2] + y])
  const ring = lathe(onGauge, share => [mix(42, 32, share), 7 * Math.sin(share * Math.PI)])
  drawSurface(scene, {
    ...lathe(onGauge, share => [42 * share, 0]),
    material: BRASS,
    presence: () => 0,
    edge: 1,
  })
  drawSurface(scene, { ...ring, material: BRASS })
  const { canvas, ink, project } = scene
  canvas.strokeStyle = ink.gold
  canvas.lineWidth = 1
  const ray = (around: number, from: number, to: number, width: number) => {
    canvas.lineWidth = width
    canvas.beginPath()
    for (const radius of [from, to])
      canvas.lineTo(...project(onGauge([radius * Math.sin(around), 1, -radius * Math.cos(around)])))
    canvas.stroke()
  }
  for (let tick = -6; tick <= 6; tick++) ray(tick * 0.36, 23, tick % 3 === 0 ? 29 : 27, 1)
  ray(-1.05, -6, 22, 1.8)
}

type Tone = NonNullable<Surface['tone']>

const inner = { left: LEFT + WALL, back: BACK + WALL, width: WIDTH - 2 * WALL, depth: DEPTH - 2 * WALL }
const FLOOR = 18

function drawInside(scene: Scene): void {
  const { left, back, width, depth } = inner
  const high = HEIGHT - FLOOR
  const face = (shape: Shape, seed: number, shade: Tone) =>
    drawSurface(scene, { ...shape, material: CEDAR, edge: 0.7, tone: shadedGrain(seed, shade) })
  face(
    sheet(place, [left, FLOOR, back], [width, 0, 0], [0, high, 0]),
    11,
    (light, u, v) => light * mix(0.55, 1.1, v) * mix(0.6, 1, clamp(u * 3)),
  )
  face(
    sheet(place, [left + width, FLOOR, back], [0, 0, depth], [0, high, 0]),
    12,
    (light, u, v) => light * mix(0.45, 1, v) * mix(0.7, 1, u),
  )
  face(
    sheet(place, [left, FLOOR, back], [0, 0, depth], [0, high, 0]),
    12,
    (light, u, v) => light * mix(0.35, 0.9, v) * mix(0.7, 1, u),
  )
  face(
    sheet(place, [left, FLOOR, back], [width, 0, 0], [0, 0, depth]),
    13,
    (light, u, v) => light * 0.2 * mix(0.5, 1, u) * mix(0.6, 1, v),
  )
}

const shadedGrain =
  (seed: number, shade: Tone): Tone =>
  (light, u, v) =>
    grain(seed)(shade(light, u, v), u, v)

/** Cedar ribs from front to back, so that air reaches what lies on them. */
function drawRibs(scene: Scene): void {
  const count = 8
  const step = inner.width / count
  for (let rib = 0; rib < count; rib++) {
    // Those on the far side first.
    const x = inner.left + step * (count - 1 - rib + 0.24)
    const dim = mix(0.62, 1, bell(count - 1 - rib, 4.5, 3))
    const shaded = grain(20 + rib, 0.2)
    drawBlock(scene, {
      place,
      from: [x, FLOOR, inner.back + 3],
      size: [step * 0.56, 20, inner.depth - 6],
      material: CEDAR,
      tone: (light, u, v) => shaded(light, u, v) * dim,
    })
  }
}

function drawCase(scene: Scene): void {
  const rim = (from: Point3, along: Point3, across: Point3, seed: number) =>
    drawSurface(scene, {
      ...sheet(place, from, along, across),
      material: { ...CEDAR, albedo: 1 },
      tone: grain(seed, 0.2),
      edge: 0.8,
    })
  const [right, front] = [LEFT + WIDTH, BACK + DEPTH]
  rim([LEFT, HEIGHT, BACK], [WIDTH, 0, 0], [0, 0, WALL], 31)
  rim([LEFT, HEIGHT, BACK], [0, 0, DEPTH], [WALL, 0, 0], 32)
  rim([right - WALL, HEIGHT, BACK], [0, 0, DEPTH], [WALL, 0, 0], 33)
  const wall = (from: Point3, along: Point3, seed: number) =>
    drawSurface(scene, {
      ...sheet(place, from, along, [0, HEIGHT, 0]),
      material: LACQUER,
      tone: grain(seed),
      edge: 1.1,
    })
  wall([LEFT, 0, BACK], [0, 0, DEPTH], 41)
  wall([right, 0, BACK], [0, 0, DEPTH], 41)
  wall([LEFT, 0, front], [WIDTH, 0, 0], 42)
  rim([LEFT, HEIGHT, front - WALL], [WIDTH, 0, 0], [0, 0, WALL], 34)
  drawLock(scene, front)
}

/** A brass plate with a keyhole, on the front. */
function drawLock(scene: Scene, front: number): void {
  const onFront: Place = ([x, y, z]) => place([x, HEIGHT - 34 - z, front + y])
  const plate = lathe(onFront, share => [17 * share ** 0.5, 3 * (1 - share ** 4)])
  drawSurface(scene, { ...plate, material: BRASS, edge: 1 })
  const { canvas, ink, project } = scene
  canvas.fillStyle = ink.isDark ? ink.paper : ink.line
  fillPolygon(
    canvas,
    KEYHOLE.map(([x, z]) => project(onFront([x, 4, z]))),
  )
}

const KEYHOLE: readonly (readonly [number, number])[] = [
  ...Array.from({ length: 9 }, (_, step) => {
    const around = Math.PI * (0.85 + (1.3 * step) / 8)
    return [4.2 * Math.cos(around), 4.2 * Math.sin(around) - 3] as const
  }),
  [3.4, 9],
  [-3.4, 9],
]
