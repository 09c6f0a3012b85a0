import { bell, clamp, mix, noise2, smoothStep } from '../plate/noise.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface, type Surface } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, setDown } from './space.ts'
import { cushion, disc, lathe, turned } from './surfaces.ts'

const CRYSTAL: Material = { ink: 'line', albedo: 0 }

/** A decanter with its stopper in, and a tumbler turned upside down beside it. */
export function drawDecanter(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.26, target: [0, 150, 0], middle: [328, 234], zoom: 1.1 })
  drawGround(scene, {
    width: 300,
    depth: 210,
    z: 10,
    shadows: [
      { x: -72, z: 8, width: 150, depth: 74 },
      { x: 176, z: 50, width: 96, depth: 50 },
    ],
  })
  drawBottle(scene, setDown([-92, 0, -10]))
  drawTumbler(scene, setDown([150, 0, 50]))
}

type Profile = (share: number) => readonly [radius: number, height: number]

const BOTTLE_CUT = [0.09, 0.37] as const
const TUMBLER_CUT = [0.3, 0.8] as const
const FRONT = [-Math.PI / 2, Math.PI / 2] as const
const REAR = [Math.PI / 2, (3 * Math.PI) / 2] as const

/** The far wall, seen through the near one, and the near one. */
function drawGlass(
  scene: Scene,
  place: Place,
  profile: Profile,
  [from, to]: readonly [number, number],
  cut: (around: number, v: number) => number,
): void {
  const { isDark } = scene.ink
  // On white, ink stands for the dark in the glass.
  const shade = (tone: number) => (isDark ? tone : 1 - 0.86 * tone)
  const far: Surface = {
    ...lathe(place, profile, REAR),
    material: CRYSTAL,
    edge: 1.1,
    // Its lines would blur the cut before it.
    presence: (_u, v) => (v > from && v < to ? 0 : 1),
    tone: (_light, u, v) =>
      shade(0.04 + 0.18 * edgeGlow(u) + 0.2 * bell(u, 0.3, 0.05) + 0.12 * bell(v, 0.04, 0.03)),
  }
  drawSurface(scene, far)
  const near = (u: number, v: number) => {
    const around = (u - 0.5) * Math.PI
    return 0.03 + edgeGlow(u) + windows(u) + cut(around, v) * (0.4 + 0.6 * Math.cos(around))
  }
  drawSurface(scene, {
    ...lathe(place, profile, FRONT),
    material: CRYSTAL,
    covers: false,
    tone: (_light, u, v) => shade(clamp(near(u, v))),
  })
}

const edgeGlow = (u: number) => 0.9 * Math.abs(2 * u - 1) ** 7
const windows = (u: number) =>
  0.8 * bell(u, 0.24, 0.022) + 0.4 * bell(u, 0.29, 0.01) + 0.3 * bell(u, 0.78, 0.016)

/** A lattice of diamonds; each of the four faces of one reflects light differently. */
function diamonds(
  around: number,
  v: number,
  [from, to]: readonly [number, number],
  [wide, high]: readonly [number, number],
): number {
  if (v < from || v > to) return 0
  const [across, down] = [around / wide, (v - from) / high]
  const [rising, falling] = [across + down, across - down]
  const [offRising, offFalling] = [rising - Math.floor(rising) - 0.5, falling - Math.floor(falling) - 0.5]
  const variation = noise2(Math.floor(rising) * 3.7 + 11, Math.floor(falling) * 2.3 + 40)
  const isSteep = Math.abs(offRising) > Math.abs(offFalling)
  const face = isSteep ? (offRising > 0 ? 0.12 : 0.92) : offFalling > 0 ? 0.46 : 0.16
  const border = Math.min(0.5 - Math.abs(offRising), 0.5 - Math.abs(offFalling)) < 0.05 ? 0.6 : 0
  return face * (0.7 + 0.4 * variation) + border
}

const bottle = turned([
  [118, 0],
  [124, 12],
  [126, 62],
  [122, 118],
  [98, 158],
  [46, 182],
  [30, 204],
  [27, 236],
  [30, 252],
  [44, 262],
])

function drawBottle(scene: Scene, place: Place): void {
  drawGlass(
    scene,
    place,
    bottle,
    BOTTLE_CUT,
    (around, v) => diamonds(around, v, BOTTLE_CUT, [0.4, 0.118]) + flutes(around, v) + collar(v),
  )
  drawStandingRing(scene, place, 117)
  drawSurface(scene, {
    ...lathe(place, share => [mix(44, 29, share), 262 + 3 * Math.sin(share * Math.PI)]),
    material: { ink: 'line', albedo: 0.8, gloss: 0.3 },
    edge: 0.8,
  })
  drawSurface(scene, {
    ...lathe(
      place,
      turned([
        [20, 258],
        [19, 272],
        [24, 280],
      ]),
    ),
    material: { ink: 'line', albedo: 0.5, gloss: 0.4 },
    side: 1,
    edge: 0.8,
  })
  drawSurface(scene, {
    ...cushion(place, { middle: [0, 310, 0], half: [36, 36, 36], round: [1, 1], axis: 'y' }),
    material: { ink: 'line', albedo: 0.3, gloss: 0.7, polish: 16 },
    edge: 1,
    tone: (light, u, v) => clamp(light * 0.7 + facets(u, v) * 0.55),
  })
}

/** Where a glass stands on the table. */
function drawStandingRing(scene: Scene, place: Place, radius: number): void {
  drawSurface(scene, {
    ...lathe(place, share => [mix(radius + 2, radius - 2, share), 0]),
    material: { ink: 'line', albedo: 0.9 },
    covers: false,
    tone: light => (scene.ink.isDark ? light : 0.3),
  })
}

/** Upright cuts on the shoulder that run into the neck. */
const flutes = (around: number, v: number) =>
  v < 0.41 || v > 0.88
    ? 0
    : 0.6 * smoothStep(0.2, 1, Math.abs(Math.sin(around * 5.5))) * smoothStep(0.41, 0.47, v)

const collar = (v: number) =>
  0.7 * bell(v, 0.39, 0.007) + 0.6 * bell(v, 0.075, 0.007) + 0.6 * bell(v, 0.9, 0.007)

function facets(u: number, v: number): number {
  const row = Math.floor(v * 6)
  const column = Math.floor(u * 16 + (row % 2) * 0.5)
  return noise2(column * 5.3 + 2, row * 7.1)
}

/** From the rim, on the table, up to the foot. */
const tumbler = turned([
  [74, 0],
  [72.5, 30],
  [71, 60],
  [69, 100],
  [67, 118],
  [66, 124],
])

function drawTumbler(scene: Scene, place: Place): void {
  drawGlass(
    scene,
    place,
    tumbler,
    TUMBLER_CUT,
    (around, v) => diamonds(around, v, TUMBLER_CUT, [0.5, 0.25]) + foot(around, v),
  )
  drawStandingRing(scene, place, 73)
  drawSurface(scene, {
    ...disc(place, [0, 124, 0], 66),
    material: { ink: 'line', albedo: 0.8, gloss: 0.2 },
    edge: 0.9,
    tone: (light, u, v) => light * (0.5 + 0.9 * smoothStep(0.7, 0, Math.abs(u - 0.3) + Math.abs(v - 0.4))),
  })
}

/** The thick foot, with light caught in it. */
const foot = (around: number, v: number) =>
  v < 0.83
    ? 0.5 * bell(v, 0.82, 0.01)
    : 0.5 * bell(around, -0.5, 0.3) + 0.7 * bell(around, 0.4, 0.12) + 0.5 * bell(v, 0.84, 0.012)
