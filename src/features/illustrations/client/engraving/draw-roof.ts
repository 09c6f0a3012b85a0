import { mix, noise1, noise2, smoothStep } from '../plate/noise.ts'
import { drawChair } from './draw-chairs.ts'
import { drawSkyline } from './draw-skyline.ts'
import { drawSurface } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Point3, setDown, times } from './space.ts'
import { cushion, sheet, tube } from './surfaces.ts'
import { grain, LACQUER } from './wood.ts'

const IRON: Material = { ink: 'line', albedo: 0.6, gloss: 0.3 }
const level = setDown([0, 0, 0])
const [RAIL_Z, RAIL_HEIGHT, HALF] = [-150, 104, 330]

/** The roof at night: a chair, a rail, a string of bulbs, and the city. */
export function drawRoof(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.2, target: [0, 60, 0], middle: [320, 330], distance: 1000 })
  drawSkyline(scene)
  drawDeck(scene)
  drawRail(scene)
  drawBulbs(scene)
  const chair = setDown([128, 0, 20], 2.62)
  drawChair(scene, point => chair(times(point, 0.62)))
}

function drawDeck(scene: Scene): void {
  const boards = 15
  const shaded = grain(9, 0.3)
  drawSurface(scene, {
    ...sheet(level, [-HALF, 0, RAIL_Z], [2 * HALF, 0, 0], [0, 0, 330]),
    material: { ...LACQUER, albedo: 0.6, gloss: 0.1 },
    presence: (u, v) =>
      smoothStep(0, 0.2, u) * smoothStep(1, 0.8, u) * smoothStep(1.02, 0.72, v + 0.1 * noise2(u * 6, 2)),
    tone: (light, u, v) => {
      const gap = Math.abs(((v * boards) % 1) - 0.5) * 2
      const pool = 1 - 0.55 * smoothStep(0.1, 0.6, Math.hypot(u - 0.55, (v - 0.4) * 0.7))
      const shadow = 1 - 0.75 * smoothStep(0.2, 0.1, Math.hypot(u - 0.69, (v - 0.6) * 0.7))
      return (
        shaded(light, u, v + Math.floor(v * boards) * 3.3) *
        pool *
        shadow *
        (1 - 0.8 * smoothStep(0.86, 1, gap))
      )
    },
  })
}

function drawRail(scene: Scene): void {
  const bar = (from: Point3, to: Point3, radius: number) =>
    drawSurface(scene, {
      ...tube(
        level,
        share => [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)],
        () => radius,
        [0, 0, 1],
      ),
      material: IRON,
      edge: radius > 2 ? 0.7 : 0,
      presence: (_u, v) => (from[0] === to[0] ? 1 : smoothStep(0, 0.08, v) * smoothStep(1, 0.92, v)),
    })
  for (let baluster = -18; baluster <= 18; baluster++)
    if (baluster % 6 !== 0) bar([baluster * 16.5, 8, RAIL_Z], [baluster * 16.5, RAIL_HEIGHT, RAIL_Z], 1)
  for (const post of [-297, -99, 99, 297]) bar([post, 0, RAIL_Z], [post, RAIL_HEIGHT + 6, RAIL_Z], 4)
  bar([-310, 12, RAIL_Z], [310, 12, RAIL_Z], 2.4)
  bar([-316, RAIL_HEIGHT, RAIL_Z], [316, RAIL_HEIGHT, RAIL_Z], 5)
}

/** Along a wire that hangs between three masts. */
function drawBulbs(scene: Scene): void {
  const { canvas, ink, project } = scene
  const wire = (x: number): Point3 => {
    const span = (((x + 315) % 210) / 210) * 2 - 1
    return [x, 236 + 34 * span * span, RAIL_Z + 20]
  }
  canvas.strokeStyle = ink.line
  canvas.lineWidth = 1
  canvas.beginPath()
  for (let x = -300; x <= 300; x += 6) canvas.lineTo(...project(wire(x)))
  canvas.stroke()
  for (let bulb = 0; bulb < 13; bulb++) {
    const [x, y, z] = wire(-288 + bulb * 48)
    glow(scene, [x, y - 12, z])
    drawSurface(scene, {
      ...cushion(level, { middle: [x, y - 12, z], half: [6, 8, 6], round: [1, 1], axis: 'y' }),
      material: { ink: 'gold', albedo: 1 },
      tone: light => 0.55 + 0.45 * light,
      edge: 0.8,
    })
    drawSurface(scene, {
      ...cushion(level, { middle: [x, y - 2, z], half: [3, 4, 3], round: [1, 0.4], axis: 'y' }),
      material: IRON,
      edge: 0.6,
    })
  }
}

/** Short rays around a bulb. */
function glow({ canvas, ink, project }: Scene, middle: Point3): void {
  const [x, y] = project(middle)
  canvas.strokeStyle = ink.gold
  canvas.lineWidth = 0.8
  for (let ray = 0; ray < 10; ray++) {
    const around = (ray / 10) * 2 * Math.PI
    const end = 13 + 4 * noise1(ray * 3.1 + x)
    canvas.beginPath()
    canvas.moveTo(x + 11 * Math.cos(around), y + 11 * Math.sin(around))
    canvas.lineTo(x + end * Math.cos(around), y + end * Math.sin(around))
    canvas.stroke()
  }
}
