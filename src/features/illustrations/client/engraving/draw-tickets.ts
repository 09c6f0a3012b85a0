import { bell, mix } from '../plate/noise.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface, type SurfacePoint } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, setDown, shifted } from './space.ts'
import { lathe } from './surfaces.ts'

const PAPER: Material = { ink: 'line', albedo: 0.86, isPale: true }
const STUB: Material = { ink: 'leaf', albedo: 0.8 }
const GOLD: Material = { ink: 'gold', albedo: 0.92 }
const [HALF, HALF_DEPTH] = [206, 92]
/** Where the stub is torn off, as a share of the width. */
const TEAR = 0.72

/** Two tickets, one across the other. */
export function drawTickets(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.92, target: [0, 0, 0], middle: [320, 236], zoom: 1.1 })
  drawGround(scene, {
    width: 296,
    depth: 226,
    z: 6,
    shadows: [
      { x: 6, z: -30, width: 216, depth: 98, turn: 0.36 },
      { x: 12, z: 42, width: 218, depth: 98, turn: -0.2 },
    ],
  })
  drawTicket(scene, setDown([-10, 2, -40], 0.36))
  drawTicket(scene, setDown([6, 9, 34], -0.2))
}

function drawTicket(scene: Scene, place: Place): void {
  drawSurface(scene, { at: face(place, 0, TEAR), material: PAPER, edge: 1.1, tone: printed })
  drawSurface(scene, { at: face(place, TEAR, 1), material: STUB, edge: 1.1, tone: stub })
  drawMedallion(scene, shifted(place, [-HALF + 2 * HALF * 0.36, 1, 0]))
}

/** Round bites are taken out of both ends, and out of the top and bottom where it is torn. */
function face(place: Place, from: number, to: number): SurfacePoint {
  return (u, v) => {
    const bite = (isEnd: boolean) => (isEnd ? 22 * Math.sqrt(Math.max(0, 1 - ((v - 0.5) / 0.16) ** 2)) : 0)
    const left = mix(-HALF, HALF, from) + bite(from === 0)
    const right = mix(-HALF, HALF, to) - bite(to === 1)
    const x = mix(left, right, u)
    const off = (x - mix(-HALF, HALF, TEAR)) / 13
    const notch = 13 * Math.sqrt(Math.max(0, 1 - off * off))
    return place([x, 0, mix(-HALF_DEPTH + notch, HALF_DEPTH - notch, v)])
  }
}

/** A double frame, and lines of small print on both sides of the medallion. */
function printed(light: number, u: number, v: number): number {
  const border = Math.min(Math.min(u, 1 - u) * 1.62, Math.min(v, 1 - v))
  const frame = Math.max(0.85 * bell(border, 0.09, 0.012), 0.7 * bell(border, 0.13, 0.006))
  const row = (v - 0.28) / 0.44
  const isPrint = row > 0 && row < 1 && Math.abs(u - 0.5) > 0.29 && Math.abs(u - 0.5) < 0.38
  const perforated = u > 0.975 && Math.sin(v * 110) > 0 ? 0.7 : 0
  return light * (1 - Math.max(frame, perforated, isPrint && Math.sin(row * 31) > 0.1 ? 0.6 : 0))
}

function stub(light: number, u: number, v: number): number {
  const border = Math.min(Math.min(u, 1 - u) * 0.63, Math.min(v, 1 - v))
  const bars = u > 0.34 && u < 0.64 && v > 0.24 && v < 0.76 && Math.sin(v * 92) + Math.sin(v * 217) > 0.3
  return light * (1 - 0.8 * bell(border, 0.09, 0.012)) * (bars ? 0.2 : 1)
}

/** A star of gold in rings. */
function drawMedallion(scene: Scene, place: Place): void {
  drawSurface(scene, {
    ...lathe(place, share => [58 * share, 0]),
    material: GOLD,
    edge: 1.2,
    tone: (light, u, v) => {
      const point = Math.abs(((u * 10 + 0.5) % 2) - 1)
      const edge = mix(0.34, 0.74, 1 - point)
      if (v > 0.86) return light * (Math.sin(u * 2 * Math.PI * 36) > 0 ? 1 : 0.3)
      return v < edge ? light * mix(1, 0.62, point) : light * 0.22
    },
  })
}
