import { drawBlock } from './draw-block.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface, fillPolygon } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, type Point2, type Point3, setDown } from './space.ts'
import { cushion, lathe, tube } from './surfaces.ts'
import { BRASS } from './wood.ts'

const STEEL: Material = { ink: 'line', albedo: 0.62, gloss: 0.5, polish: 16 }
/** Without the white of a mirror, so that every part keeps its lines. */
const CASE: Material = { ...BRASS, gloss: 0.34, polish: 8 }
const place = setDown([-34, 0, -12], -0.34)
const [HALF, MIDDLE, FRONT] = [104, 92, 36]

/** A padlock, and its key on the table before it. */
export function drawLock(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.36, target: [0, 128, 0], middle: [318, 232], zoom: 1.04 })
  drawGround(scene, {
    width: 306,
    depth: 232,
    z: 26,
    shadows: [
      { x: 2, z: -6, width: 138, depth: 66, turn: -0.34 },
      { x: 66, z: 116, width: 146, depth: 24, turn: 0.14 },
    ],
  })
  drawShackle(scene)
  drawCase(scene)
  drawKeyhole(scene)
  drawKey(scene)
}

function drawShackle(scene: Scene): void {
  const [reach, foot, bend] = [62, 170, 214]
  const curve = (share: number): Point3 => {
    const along = share * 4
    if (along < 1) return [-reach, foot + (bend - foot) * along, 0]
    if (along > 3) return [reach, foot + (bend - foot) * (4 - along), 0]
    const around = ((along - 1) / 2) * Math.PI
    return [-reach * Math.cos(around), bend + reach * Math.sin(around), 0]
  }
  drawSurface(scene, { ...tube(place, curve, () => 14, [0, 0, 1]), material: STEEL, edge: 1 })
}

function drawCase(scene: Scene): void {
  drawSurface(scene, {
    ...cushion(place, {
      middle: [0, MIDDLE, 0],
      half: [HALF, MIDDLE - 2, FRONT],
      round: [0.24, 0.2],
      axis: 'y',
    }),
    material: CASE,
    edge: 1.1,
  })
}

/** On the front of the case, whose middle is the origin. */
const onFront: Place = ([x, y, z]) => place([x, MIDDLE + z, FRONT + y])

function drawKeyhole(scene: Scene): void {
  const rings = (from: number, to: number, height: number) =>
    lathe(onFront, share => [from + (to - from) * share, height * Math.sin(share * Math.PI)])
  drawSurface(scene, {
    ...rings(44, 66, 3),
    material: CASE,
    edge: 0.9,
    tone: (light, u) => light * (0.7 + 0.3 * Math.cos(u * Math.PI * 48)),
  })
  drawSurface(scene, { ...rings(0, 44, 0.5), material: STEEL, edge: 0.9, tone: light => light * 0.72 })
  const { canvas, ink } = scene
  canvas.fillStyle = ink.isDark ? ink.paper : ink.line
  const arc = Array.from({ length: 25 }, (_, step): Point2 => {
    const around = -0.2 * Math.PI + (step / 24) * 1.4 * Math.PI
    return [13 * Math.cos(around), 8 + 13 * Math.sin(around)]
  })
  const outline: Point2[] = [...arc, [-13, -28], [13, -28]]
  fillPolygon(
    canvas,
    outline.map(([x, y]) => scene.project(onFront([x, 1, y]))),
  )
}

function drawKey(scene: Scene): void {
  const own = setDown([66, 0, 118], 0.14)
  const bow = (share: number): Point3 => {
    const around = share * 2 * Math.PI
    return [-104 + 34 * Math.cos(around), 8, 28 * Math.sin(around)]
  }
  const rod = (share: number): Point3 => [-66 + 190 * share, 8, 0]
  drawSurface(scene, { ...tube(own, bow, () => 7), material: CASE, edge: 0.9 })
  for (const [from, length] of [
    [84, 13],
    [104, 13],
  ] as const)
    drawBlock(scene, { place: own, from: [from, 3, 4], size: [length, 9, 30], material: CASE, edge: 0.9 })
  drawSurface(scene, { ...tube(own, rod, () => 7.5), material: CASE, edge: 0.9 })
  const collar = (share: number): Point3 => [-60 + 14 * share, 8, 0]
  drawSurface(scene, { ...tube(own, collar, () => 11), material: CASE, edge: 0.9 })
}
