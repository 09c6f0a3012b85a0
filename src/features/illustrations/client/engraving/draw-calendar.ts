import { mix } from '../plate/noise.ts'
import { drawBlock } from './draw-block.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface, type SurfacePoint } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, type Point3, setDown } from './space.ts'
import { sheet, throughPoints, tube } from './surfaces.ts'
import { BRASS, grain, LACQUER } from './wood.ts'

const PAPER: Material = { ink: 'line', albedo: 0.9, isPale: true }
const place = setDown([0, 0, 0], -0.36)
const LEAN = 0.3
const [WIDTH, HIGH] = [232, 236]
/** The board leans back: across, up it, and out of it. */
const onBoard: Place = ([x, up, out]) =>
  place([x, 30 + up * Math.cos(LEAN) + out * Math.sin(LEAN), 18 - up * Math.sin(LEAN) + out * Math.cos(LEAN)])

/** A calendar of leaves on a wooden stand, one leaf curling up. */
export function drawCalendar(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.3, target: [0, 138, 0], middle: [316, 236], zoom: 1.14 })
  drawGround(scene, {
    width: 282,
    depth: 218,
    z: 8,
    shadows: [{ x: 26, z: 2, width: 190, depth: 104, turn: -0.36 }],
  })
  const wood = { place, material: { ...LACQUER, albedo: 0.6, gloss: 0.16 }, tone: grain(5), edge: 1 }
  drawBlock(scene, {
    ...wood,
    place: onBoard,
    from: [-WIDTH / 2 - 16, -6, -12],
    size: [WIDTH + 32, HIGH + 30, 12],
  })
  drawBlock(scene, { ...wood, from: [-WIDTH / 2 - 34, 0, -58], size: [WIDTH + 68, 30, 112] })
  drawLeaves(scene)
  drawRings(scene)
}

function drawLeaves(scene: Scene): void {
  drawBlock(scene, {
    place: onBoard,
    from: [-WIDTH / 2, 6, 0],
    size: [WIDTH, HIGH, 18],
    material: PAPER,
    tone: (light, _u, v) => light * (0.5 + 0.4 * Math.sin(v * 90)),
    edge: 1,
  })
  drawSurface(scene, {
    ...sheet(onBoard, [-WIDTH / 2, 6, 18], [WIDTH, 0, 0], [0, HIGH, 0]),
    material: PAPER,
    edge: 1,
  })
  drawDate(scene)
  drawSurface(scene, {
    ...sheet(onBoard, [-WIDTH / 2, HIGH - 50, 18.5], [WIDTH, 0, 0], [0, 56, 0]),
    material: { ...BRASS, albedo: 0.66, gloss: 0.1 },
    edge: 1,
    tone: (light, u, v) => light * (Math.abs(u - 0.5) < 0.26 && Math.abs(v - 0.42) < 0.12 ? 0.2 : 1),
  })
  drawCurl(scene)
}

/** The lower right corner of the leaf. */
function drawCurl(scene: Scene): void {
  const size = 58
  const at: SurfacePoint = (u, v) => {
    const [x, y] = [
      WIDTH / 2 - size * (1 - v) * u - size * v * 0.5,
      6 + size * (1 - v) * (1 - u) + size * v * 0.5,
    ]
    return onBoard([x - 8 * v, y + 8 * v, 19 + 26 * Math.sin((v * Math.PI) / 2)])
  }
  const tip: SurfacePoint = (u, v) => at(u, 1 - v)
  const hole: SurfacePoint = (u, v) =>
    onBoard([WIDTH / 2 - size * u * (1 - v), 6 + size * (1 - u) * (1 - v), 18.7])
  drawSurface(scene, { at: hole, isConvex: true, material: PAPER, tone: light => light * 0.3 })
  drawSurface(scene, {
    at: tip,
    isConvex: true,
    material: PAPER,
    edge: 1,
    tone: (light, _u, v) => light * mix(1.3, 0.5, v),
  })
}

/** Two brass rings that hold the leaves. */
function drawRings(scene: Scene): void {
  for (const x of [-62, 62]) {
    const loop = (share: number): Point3 => {
      const around = mix(-0.36, 1.16, share) * Math.PI
      return [x, HIGH + 2 + 19 * Math.sin(around), 10 + 17 * Math.cos(around)]
    }
    drawSurface(scene, { ...tube(onBoard, loop, () => 4.4, [1, 0, 0]), material: BRASS, edge: 0.9 })
  }
}

type Line = readonly (readonly [number, number])[]

/** A 1 and a 4, as the display face cuts them: broad stems, the rest hairlines. */
const BROAD: readonly Line[] = [
  [
    [78, 158],
    [78, 40],
  ],
  [
    [160, 158],
    [160, 40],
  ],
]
const FINE: readonly Line[] = [
  [
    [52, 146],
    [68, 149],
    [78, 158],
  ],
  [
    [54, 40],
    [102, 40],
  ],
  [
    [156, 158],
    [112, 74],
  ],
  [
    [112, 74],
    [186, 74],
  ],
  [
    [138, 40],
    [182, 40],
  ],
]

function drawDate(scene: Scene): void {
  const { canvas, ink, project } = scene
  canvas.strokeStyle = ink.isDark ? ink.paper : ink.line
  const stroke = (line: Line, width: number) => {
    const along = throughPoints(line)
    canvas.lineWidth = width
    canvas.beginPath()
    for (let step = 0; step <= 40; step++) {
      const [x, y] = along(step / 40)
      canvas.lineTo(...project(onBoard([x - WIDTH / 2, y + 6, 18])))
    }
    canvas.stroke()
  }
  for (const line of BROAD) stroke(line, 21)
  for (const line of FINE) stroke(line, 4)
}
