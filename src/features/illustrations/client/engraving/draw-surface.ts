import { type Cut, engrave } from '../plate/burin.ts'
import { clamp } from '../plate/noise.ts'
import { lightOn, type Material, type Scene } from './scene.ts'
import { cross, dot, minus, type Point2, type Point3, times, unit } from './space.ts'

/** A point of a surface: lines run along `u`, and lie beside each other along `v`, both from 0 to 1. */
export type SurfacePoint = (u: number, v: number) => Point3

export interface Shape {
  at: SurfacePoint
  /** Of a solid: which way its normals point. Its far side is not drawn. A sheet has none, and faces the eye. */
  side?: 1 | -1
  isConvex?: boolean
}

export interface Surface extends Shape {
  material: Material
  /** Turns the light at a point into that of its grain, cut or shadow. */
  tone?: (light: number, u: number, v: number) => number
  /** 0 to 1: how much of the line is there at all, for what fades out. */
  presence?: (u: number, v: number) => number
  /** Covers what was drawn behind it. */
  covers?: boolean
  /** Width of the line around it. */
  edge?: number
}

const DELTA = 0.004
/** The widest line, as a share of the space for it. */
const FULL = 0.86

export function drawSurface(scene: Scene, surface: Surface): void {
  if (surface.covers !== false) cover(scene, surface)
  hatch(scene, surface)
}

function hatch(scene: Scene, surface: Surface): void {
  const { at } = surface
  const lines = Math.max(2, Math.round(reach(scene, (u, v) => at(v, u)) / scene.spacing))
  const steps = Math.max(8, Math.round(reach(scene, at) / 5))
  scene.canvas.fillStyle = scene.ink[surface.material.ink]
  for (let line = 0; line < lines; line++) {
    const v = (line + 0.5) / lines
    const cuts: Cut[] = []
    for (let step = 0; step <= steps; step++) cuts.push(cutAt(scene, surface, { u: step / steps, v, lines }))
    engrave(scene.canvas, cuts)
  }
}

/** The longest way across, on the plate, in the direction of `u`. */
function reach(scene: Scene, at: SurfacePoint): number {
  const ways = [0.1, 0.5, 0.9].map(v => {
    const points = Array.from({ length: 13 }, (_, step) => scene.project(at(step / 12, v)))
    return points.reduce((sum, point, index) => sum + distance(point, points[index - 1] ?? point), 0)
  })
  return Math.max(...ways)
}

const distance = (a: Point2, b: Point2) => Math.hypot(a[0] - b[0], a[1] - b[1])

interface Spot {
  u: number
  v: number
  /** How many there are beside each other. */
  lines: number
}

function cutAt(scene: Scene, surface: Surface, { u, v, lines }: Spot): Cut {
  const { at } = surface
  const point = at(u, v)
  const [x, y] = scene.project(point)
  const normal = normalAt(at, u, v, point)
  const toEye = scene.toEye(point)
  const facing = dot(normal, toEye)
  const side = surface.side ?? (facing < 0 ? -1 : 1)
  if (facing * side < 0) return [x, y, 0]
  const light = lightOn(surface.material, times(normal, side), toEye)
  const tone = clamp(surface.tone?.(light, u, v) ?? light)
  // Where lines come close, they are thinner.
  const room = Math.min(scene.spacing * 1.5, distance(scene.project(at(u, v + 1 / lines)), [x, y]))
  const presence = surface.presence?.(u, v) ?? 1
  const onWhite = (1 - tone) * (surface.material.isPale ? 0.55 : 1)
  return [x, y, FULL * room * presence * (scene.ink.isDark ? tone : onWhite)]
}

function normalAt(at: SurfacePoint, u: number, v: number, point: Point3): Point3 {
  const [du, dv] = [u > 0.5 ? -DELTA : DELTA, v > 0.5 ? -DELTA : DELTA]
  const along = minus(at(u + du, v), point)
  const across = minus(at(u, v + dv), point)
  return unit(times(cross(along, across), Math.sign(du * dv)))
}

/** Clears the surface from what was drawn before, inside a contour that is heavier on one side. */
function cover(scene: Scene, { at, material, isConvex = false, edge = 0 }: Surface): void {
  const { canvas, ink } = scene
  const path = isConvex ? hullOf(scene, at) : cellsOf(scene, at)
  if (edge > 0) {
    const shift = edge * (ink.isDark ? -0.3 : 0.3)
    canvas.save()
    canvas.translate(shift, shift)
    canvas.strokeStyle = ink[material.ink]
    canvas.lineWidth = edge * 2
    canvas.lineJoin = 'round'
    canvas.stroke(path)
    canvas.restore()
  }
  canvas.globalCompositeOperation = 'destination-out'
  canvas.fill(path)
  canvas.globalCompositeOperation = 'source-over'
}

function hullOf(scene: Scene, at: SurfacePoint): Path2D {
  const columns = clamp(Math.round(reach(scene, at) / 4), 4, 96)
  const rows = clamp(Math.round(reach(scene, (u, v) => at(v, u)) / 6), 4, 48)
  const points = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) =>
    scene.project(at((index % (columns + 1)) / columns, Math.floor(index / (columns + 1)) / rows)),
  )
  const path = new Path2D()
  for (const point of convexOutline(points)) path.lineTo(...point)
  path.closePath()
  return path
}

/** By Andrew's monotone chain. */
function convexOutline(points: readonly Point2[]): Point2[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (row: readonly Point2[]) => {
    const chain: Point2[] = []
    for (const point of row) {
      while (chain.length > 1 && turnOf(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turnOf = (a: Point2, b: Point2, c: Point2) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** The surface as small quadrangles that all turn the same way, so that together they fill its outline. */
function cellsOf(scene: Scene, at: SurfacePoint): Path2D {
  const path = new Path2D()
  const columns = clamp(Math.round(reach(scene, at) / 9), 1, 72)
  const rows = clamp(Math.round(reach(scene, (u, v) => at(v, u)) / 12), 1, 28)
  const corner = (column: number, row: number) => scene.project(at(column / columns, row / rows))
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      addCell(path, [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ])
  return path
}

function addCell(path: Path2D, corners: Point2[]): void {
  const [a, b, c, d] = corners as [Point2, Point2, Point2, Point2]
  const turn = (c[0] - a[0]) * (d[1] - b[1]) - (c[1] - a[1]) * (d[0] - b[0])
  const [first, ...others] = turn < 0 ? [d, c, b, a] : corners
  path.moveTo(...first!)
  for (const point of others) path.lineTo(...point)
  path.closePath()
}

export function fillPolygon(canvas: CanvasRenderingContext2D, points: readonly Point2[]): void {
  canvas.beginPath()
  for (const point of points) canvas.lineTo(...point)
  canvas.fill()
}
