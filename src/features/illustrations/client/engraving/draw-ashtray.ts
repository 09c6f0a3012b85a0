import { bell, clamp, mix, noise2, smoothStep } from '../plate/noise.ts'
import { drawGround } from './draw-ground.ts'
import { drawMatch } from './draw-match.ts'
import { drawSurface, type SurfacePoint } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Point3, setDown } from './space.ts'
import { disc } from './surfaces.ts'

const GLASS: Material = { ink: 'line', albedo: 0.62, gloss: 0.5, polish: 26 }
const [OUTER, LIP, BOWL, FLOOR] = [204, 192, 158, 124]
const HEIGHT = 72
const place = setDown([0, 0, 0])

/** A round ashtray of cut glass with a spent match in it. */
export function drawAshtray(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.56, target: [0, 40, 0], middle: [316, 226], zoom: 1.12 })
  drawGround(scene, {
    width: 296,
    depth: 250,
    z: 14,
    shadows: [{ x: 34, z: 26, width: 236, depth: 212 }],
  })
  drawInside(scene)
  drawRim(scene)
  drawOutside(scene)
  drawMatch(scene, setDown([0, 0, 0]), [-46, 22, -18], [152, 58, 174], true)
}

/** The rim dips in four places, for four cigars. */
function rimHeight(around: number): number {
  return HEIGHT - 30 * clamp(Math.cos(4 * (around - 0.72)) * 4.4 - 3.4) ** 0.7
}

const ringAt = (radius: number, height: number, around: number): Point3 =>
  place([radius * Math.sin(around), height, radius * Math.cos(around)])

const turnOf = (share: number) => share * 2 * Math.PI

function drawInside(scene: Scene): void {
  const wall: SurfacePoint = (u, v) => {
    const around = turnOf(u)
    return ringAt(mix(FLOOR, BOWL, v), mix(15, rimHeight(around), v ** 1.3), around)
  }
  const soft: Material = { ...GLASS, albedo: 0.5, gloss: 0.3 }
  drawSurface(scene, { at: wall, material: soft, tone: (light, u, v) => light * shadeOfBowl(u, v) })
  drawSurface(scene, {
    ...disc(place, [0, 15, 0], FLOOR),
    material: { ...soft, albedo: 0.5 },
    tone: (light, u, v) =>
      light * smoothStep(-0.15, 0.7, u * 0.5 + v * 0.5) * (0.75 + 0.5 * noise2(u * 12, v * 40)),
  })
}

/** The wall shades itself on the side of the light. */
const shadeOfBowl = (u: number, v: number) =>
  mix(0.42, 1.15, clamp(0.5 + 0.5 * Math.cos(turnOf(u) - 2.3))) * (0.72 + 0.34 * v)

function drawRim(scene: Scene): void {
  const at: SurfacePoint = (u, v) => {
    const around = turnOf(u)
    return ringAt(mix(LIP, BOWL, v), rimHeight(around) + 3 * Math.sin(v * Math.PI), around)
  }
  drawSurface(scene, { at, material: { ...GLASS, albedo: 0.8 }, edge: 0.9 })
}

function drawOutside(scene: Scene): void {
  const at: SurfacePoint = (u, v) => {
    const around = mix(-0.5, 0.5, u) * Math.PI
    const swell = Math.sin(v * Math.PI) * 11
    return ringAt(mix(OUTER - 18, LIP, v) + swell, v * rimHeight(around), around)
  }
  drawSurface(scene, { at, material: GLASS, edge: 1.1, tone: cutFlutes })
}

/** Upright flutes, each with a lit and a dark side, that end in a polished line below the rim. */
function cutFlutes(light: number, u: number, v: number): number {
  const around = (u * 26) % 1
  if (v > 0.86 || v < 0.07) return light * 1.15 + 0.12 * bell(v, 0.93, 0.03)
  const face = 0.42 + 0.75 * smoothStep(0.1, 0.75, around) - 0.5 * smoothStep(0.8, 1, around)
  return light * face + 0.5 * bell(around, 0.72, 0.07) * light
}
