import { bell, clamp, mix, noise2, smoothStep } from '../plate/noise.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface, type SurfacePoint } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, setDown } from './space.ts'
import { disc, lathe, turned } from './surfaces.ts'

const GLASS: Material = { ink: 'line', albedo: 0.7, gloss: 0.5 }
const WHISKEY: Material = { ink: 'gold', albedo: 0.8, gloss: 0.3 }
const [FOOT, LEVEL, RIM] = [22, 78, 168]
const FRONT = [-Math.PI / 2, Math.PI / 2] as const
const REAR = [Math.PI / 2, (3 * Math.PI) / 2] as const

/** Two glasses of whiskey, one before the other. */
export function drawGlasses(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.36, target: [0, 84, 0], middle: [322, 240], zoom: 1.24 })
  drawGround(scene, {
    width: 254,
    depth: 196,
    z: 12,
    shadows: [
      { x: -78, z: -26, width: 108, depth: 88 },
      { x: 104, z: 46, width: 108, depth: 88 },
    ],
  })
  drawGlass(scene, setDown([-88, 0, -34]))
  drawGlass(scene, setDown([86, 0, 34]))
}

const outside = turned([
  [66, 0],
  [71, 6],
  [76, 60],
  [81, 120],
  [84, RIM],
])
const radiusAt = (height: number) => mix(66, 82, height / RIM)

function drawGlass(scene: Scene, place: Place): void {
  const { isDark } = scene.ink
  const shade = (tone: number) => (isDark ? tone : 1 - 0.86 * tone)
  drawSurface(scene, {
    ...lathe(place, outside, REAR),
    material: GLASS,
    edge: 1.1,
    presence: (_u, v) => smoothStep(0.5, 0.62, v),
    tone: (_light, u) => shade(0.07 + 0.22 * Math.abs(2 * u - 1) ** 5 + 0.22 * bell(u, 0.3, 0.05)),
  })
  drawLiquid(scene, place)
  drawFoot(scene, place, shade)
  drawSurface(scene, {
    ...lathe(place, outside, FRONT),
    material: GLASS,
    covers: false,
    presence: (_u, v) => smoothStep(0.44, 0.56, v),
    tone: (_light, u) =>
      shade(
        clamp(
          0.9 * Math.abs(2 * u - 1) ** 7 +
            0.85 * bell(u, 0.22, 0.022) +
            0.4 * bell(u, 0.28, 0.01) +
            0.34 * bell(u, 0.8, 0.016),
        ),
      ),
  })
  drawSurface(scene, {
    ...lathe(place, share => [mix(85, 81, share), RIM + 2 * Math.sin(share * Math.PI)]),
    material: { ...GLASS, albedo: 0.95 },
    covers: false,
    tone: light => shade(clamp(light + 0.15)),
  })
}

function drawLiquid(scene: Scene, place: Place): void {
  const wall: SurfacePoint = (u, v) => {
    const around = mix(-0.5, 0.5, u) * Math.PI
    const height = mix(FOOT, LEVEL, v)
    const radius = radiusAt(height) - 5
    return place([radius * Math.sin(around), height, radius * Math.cos(around)])
  }
  drawSurface(scene, {
    at: wall,
    material: WHISKEY,
    tone: (_light, u, v) =>
      clamp(0.24 + 0.5 * bell(u, 0.24, 0.06) + 0.46 * bell(u, 0.78, 0.12) * (1.1 - v) + 0.2 * v),
  })
  drawSurface(scene, {
    ...disc(place, [0, LEVEL, 0], radiusAt(LEVEL) - 5),
    material: WHISKEY,
    edge: 0.9,
    tone: (_light, u, v) => clamp(0.5 + 0.34 * bell(u, 0.3, 0.16) + 0.24 * (noise2(u * 5, v * 14) - 0.5)),
  })
}

/** The thick base, cut in upright flutes up to the level of the drink. */
function drawFoot(scene: Scene, place: Place, shade: (tone: number) => number): void {
  drawSurface(scene, {
    ...lathe(place, share => outside(share * 0.17), FRONT),
    material: GLASS,
    edge: 1,
    tone: (_light, u, v) =>
      shade(clamp(0.14 + 0.6 * bell(u, 0.26, 0.08) + 0.4 * bell(u, 0.72, 0.04) + 0.5 * bell(v, 0.92, 0.08))),
  })
  drawSurface(scene, {
    ...lathe(place, share => outside(0.15 + share * 0.27), FRONT),
    material: GLASS,
    covers: false,
    presence: u => (Math.abs(Math.sin(u * Math.PI * 11)) ** 6 > 0.5 ? 1 : 0),
    tone: (_light, u) => shade(0.5 + 0.4 * bell(u, 0.26, 0.12)),
  })
}
