import { type Cut, engrave } from '../plate/burin.ts'
import { bell, clamp, mix, noise2, smoothStep } from '../plate/noise.ts'
import { drawSurface, type Surface } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, type Point3, setDown } from './space.ts'
import { cushion, lathe, profileOf, sheet, throughPoints, tube } from './surfaces.ts'
import { BRASS, grain, LACQUER } from './wood.ts'

/** A hand's width from the wall, a little turned, so that the hook stands out from it. */
const place = setDown([0, 0, 0], -0.46)
const BOARD = 22
const POLISHED: Material = { ...BRASS, albedo: 0.58, gloss: 0.75 }

/** A brass coat hook on a board on the wall, with nothing on it. */
export function drawHook(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.14, target: [0, 0, 0], middle: [342, 250], zoom: 1.2 })
  drawWall(scene)
  drawBoard(scene)
  drawPlate(scene)
  drawProngs(scene)
}

function drawBoard(scene: Scene): void {
  const wood: Material = { ...LACQUER, albedo: 0.62, gloss: 0.12 }
  const presence = (u: number) => smoothStep(0, 0.22, u) * smoothStep(1, 0.78, u)
  const side = (from: Point3, across: Point3, tone: Surface['tone']) =>
    drawSurface(scene, {
      ...sheet(place, from, [560, 0, 0], across),
      material: wood,
      presence,
      ...(tone && { tone }),
    })
  side([-280, -18, BOARD], [0, 116, 0], boardTone)
  side([-280, 98, 0], [0, 0, BOARD], light => light * 1.5)
}

const boardGrain = grain(6, 0.4)
const boardTone = (light: number, u: number, v: number) =>
  boardGrain(light, u, v) * (1 - 0.55 * bell(v, 0.1, 0.012) - 0.55 * bell(v, 0.9, 0.012)) * shadowOn(u, v)

/** The hook's own shadow, down and to the right of it. */
const shadowOn = (u: number, v: number) =>
  1 - 0.72 * bell(u, 0.545 + 0.05 * (1 - v), 0.024) * smoothStep(1, 0.55, v)

function drawWall(scene: Scene): void {
  const { canvas, ink, spacing, project } = scene
  canvas.fillStyle = ink.line
  const count = Math.round(400 / (spacing * 1.2))
  for (let line = 0; line < count; line++) {
    const y = mix(190, -210, line / (count - 1))
    const cuts: Cut[] = []
    for (let x = -330; x <= 330; x += 6) {
      const pool = clamp(1 - Math.hypot(x / 262, (y + 6) / 194)) ** 0.75
      const shade =
        0.85 * smoothStep(0, 12, -18 - y) * smoothStep(-62, -26, y) * smoothStep(300, 180, Math.abs(x))
      const plaster = 0.66 + 0.68 * noise2(x * 0.03 + 3, line * 0.7)
      const wide = ink.isDark ? 0.42 * pool * (1 - shade) : pool * (0.2 + 0.75 * shade)
      cuts.push([...project(place([x, y, 0])), wide * plaster * spacing])
    }
    engrave(canvas, cuts)
  }
}

/** The plate that holds the hook, with a screw above and one below. */
function drawPlate(scene: Scene): void {
  drawSurface(scene, {
    ...cushion(place, { middle: [0, 36, BOARD], half: [34, 84, 9], round: [1, 0.8], axis: 'y' }),
    material: POLISHED,
    edge: 1,
  })
  for (const y of [98, -26]) {
    const onPlate: Place = ([x, up, z]) => place([x, y - z, BOARD + 7 + up])
    drawSurface(scene, {
      ...lathe(
        onPlate,
        profileOf([
          [9, 0],
          [7, 4],
          [0, 5],
        ]),
      ),
      material: POLISHED,
      edge: 0.8,
      tone: (light, u, v) =>
        light * (v > 0.3 && Math.abs(Math.sin((u - 0.12) * 2 * Math.PI)) < 0.24 ? 0.15 : 1),
    })
  }
}

const UPPER: readonly Point3[] = [
  [0, 48, BOARD],
  [0, 44, 66],
  [0, 58, 122],
  [0, 98, 158],
  [0, 140, 162],
]
const LOWER: readonly Point3[] = [
  [0, 26, BOARD],
  [0, -34, 40],
  [0, -78, 74],
  [0, -74, 112],
  [0, -44, 126],
]

function drawProngs(scene: Scene): void {
  for (const points of [LOWER, UPPER]) {
    drawSurface(scene, {
      ...tube(
        place,
        throughPoints(points),
        share => mix(15, 9.5, share) * smoothStep(-0.06, 0.12, share),
        [1, 0, 0],
      ),
      material: POLISHED,
      edge: 1,
      // The wall reflects a little light into the bend.
      tone: light => mix(0.2, 1, light),
    })
    const end = points.at(-1)!
    const [x, y, z] = [end[0], end[1] + 10, end[2]]
    drawSurface(scene, {
      ...cushion(place, { middle: [x, y, z], half: [20, 19, 20], round: [1, 1], axis: 'y' }),
      material: POLISHED,
      edge: 1,
    })
  }
}
