import { mix, noise1, smoothStep } from '../plate/noise.ts'
import { drawBlock } from './draw-block.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface, type SurfacePoint } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, type Point3, setDown } from './space.ts'
import { tube } from './surfaces.ts'
import { BRASS, grain, LACQUER } from './wood.ts'

const PAPER: Material = { ink: 'line', albedo: 0.8, isPale: true }
const LEATHER: Material = { ...LACQUER, albedo: 0.5, gloss: 0.2 }
const place = setDown([-8, 0, -6], 0.3)
const [PAGE, DEPTH] = [196, 252]

/** An open, empty journal with a pen on it. */
export function drawJournal(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.74, target: [0, 20, 0], middle: [320, 232], zoom: 1.06 })
  drawGround(scene, {
    width: 312,
    depth: 252,
    z: 12,
    shadows: [{ x: 22, z: 18, width: 262, depth: 172, turn: 0.3 }],
  })
  drawBlock(scene, {
    place,
    from: [-PAGE - 12, 0, -DEPTH / 2 - 10],
    size: [2 * PAGE + 24, 7, DEPTH + 20],
    material: LEATHER,
    tone: grain(8, 0.2),
    edge: 1,
  })
  for (const side of [-1, 1]) drawLeaves(scene, side)
  drawRibbon(scene)
  drawPen(scene)
}

/** How high the paper lies, from the fold (0) to its edge (1). */
const swell = (share: number) =>
  9 + 26 * Math.sin(Math.min(1, share * 2.6) * Math.PI * 0.5) * mix(1, 0.42, share)

/** The edges of the leaves below, at the front and outside, then the page. */
function drawLeaves(scene: Scene, side: number): void {
  const front = DEPTH / 2
  const sheaf: Material = { ...PAPER, albedo: 0.66 }
  const edges = (light: number, _u: number, v: number) => light * (0.5 + 0.8 * noise1(v * 24))
  drawSurface(scene, {
    at: (u, v) => place([side * PAGE * u, mix(7, swell(u), v), front]),
    material: sheaf,
    tone: edges,
    edge: 0.7,
  })
  drawSurface(scene, {
    at: (u, v) => place([side * PAGE, mix(7, swell(1), v), mix(-front, front, u)]),
    material: sheaf,
    tone: edges,
    edge: 0.7,
  })
  const page: SurfacePoint = (u, v) => place([side * PAGE * u, swell(u), mix(-front, front, v)])
  const shade = (u: number) => mix(0.34, 1, smoothStep(0, 0.3, u)) * (side < 0 ? 1 : 0.94)
  drawSurface(scene, {
    at: page,
    material: PAPER,
    edge: 1,
    tone: (light, u) => light * shade(u),
  })
  drawRules(scene, page)
}

/** The pages are blank: the drawing stands where nothing is written yet. */
function drawRules({ canvas, ink, project }: Scene, page: SurfacePoint): void {
  canvas.strokeStyle = ink.isDark ? ink.paper : ink.line
  canvas.lineWidth = ink.isDark ? 1 : 0.7
  for (let row = 2; row < 14; row++) {
    canvas.beginPath()
    for (let x = 0.14; x <= 0.9; x += 0.02) canvas.lineTo(...project(page(x, row / 15)))
    canvas.stroke()
  }
}

function drawRibbon(scene: Scene): void {
  const at: SurfacePoint = (u, v) => {
    const along = mix(-DEPTH / 2 + 4, DEPTH / 2 + 46, u)
    const hang = smoothStep(DEPTH / 2 - 6, DEPTH / 2 + 20, along)
    return place([mix(-6, 6, v) + 10 * hang * Math.sin(u * 5), mix(17, 2, hang), along])
  }
  drawSurface(scene, { at, material: { ...BRASS, gloss: 0.3 }, edge: 0.8 })
}

function drawPen(scene: Scene): void {
  const own = setDown([112, 0, 34], 0.62)
  const onPage: Place = point => place(own(point))
  const line =
    (from: number, to: number) =>
    (share: number): Point3 => [mix(from, to, share), 38 + 3 * mix(from, to, share) * 0.01, 0]
  const part = (from: number, to: number, radius: (share: number) => number, material: Material) =>
    drawSurface(scene, { ...tube(onPage, line(from, to), radius), material, edge: 1 })
  // No highlight is so white that a ring would lose its lines.
  const RING: Material = { ...BRASS, albedo: 0.6, gloss: 0.12, polish: 6 }
  const BLACK: Material = { ink: 'line', albedo: 0.3, gloss: 0.6, polish: 10 }
  // From the far end: each part covers the open end of the one behind it.
  part(96, 104, share => 10 - 5 * share, RING)
  part(20, 96, share => 11.5 - 1.5 * share, BLACK)
  part(10, 20, () => 12, RING)
  part(-66, 10, share => 8 + 3 * share, BLACK)
  part(-94, -66, share => 1 + 6 * share, RING)
}
