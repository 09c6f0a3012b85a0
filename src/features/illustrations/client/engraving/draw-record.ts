import { bell, clamp, mix, noise1 } from '../plate/noise.ts'
import { drawBlock } from './draw-block.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, type Point3, setDown } from './space.ts'
import { cushion, lathe, profileOf, throughPoints, tube } from './surfaces.ts'
import { BRASS, grain, LACQUER } from './wood.ts'

const VINYL: Material = { ink: 'line', albedo: 0.2, gloss: 0.2 }
const METAL: Material = { ink: 'line', albedo: 0.7, gloss: 0.6, polish: 24 }
const place = setDown([0, 0, 0], -0.34)
const TOP = 62
/** Where the record turns, and where the arm does. */
const SPINDLE: Point3 = [-46, TOP, 4]
const PIVOT: Point3 = [156, TOP, -104]
const at =
  ([x, y, z]: Point3): Place =>
  point =>
    place([point[0] + x, point[1] + y, point[2] + z])

/** A record on a turntable, its needle down. */
export function drawRecord(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.72, target: [0, 50, 0], middle: [318, 236], zoom: 0.98 })
  drawGround(scene, {
    width: 326,
    depth: 270,
    z: 10,
    shadows: [{ x: 30, z: 24, width: 268, depth: 190, turn: -0.34 }],
  })
  drawBlock(scene, {
    place,
    from: [-222, 0, -160],
    size: [444, TOP - 8, 320],
    material: LACQUER,
    tone: grain(5),
    edge: 1.1,
  })
  drawDisc(scene)
  drawArm(scene)
  drawKnob(scene, [176, TOP - 8, 118])
}

const turnOf = (share: number) => share * 2 * Math.PI
const flat = (radius: number, height: number) => [radius, height] as const

function drawDisc(scene: Scene): void {
  const own = at(SPINDLE)
  drawSurface(scene, {
    ...lathe(
      own,
      profileOf([
        [154, -8],
        [156, 4],
      ]),
    ),
    material: METAL,
    side: 1,
    edge: 0.8,
    tone: strobe,
  })
  drawSurface(scene, {
    ...lathe(own, share => flat(mix(150, 50, share), 8)),
    material: VINYL,
    edge: 1,
    tone: (_light, u, v) => grooves(u, v),
  })
  drawSurface(scene, {
    ...lathe(own, share => flat(mix(50, 5, share), 8)),
    material: { ...BRASS, albedo: 0.8, gloss: 0.2 },
    edge: 0.8,
    tone: (light, _u, v) => light * (1 - 0.75 * bell(v, 0.12, 0.05) - 0.75 * bell(v, 0.6, 0.05)),
  })
  drawSurface(scene, {
    ...cushion(own, { middle: [0, 12, 0], half: [5, 8, 5], round: [1, 0.6], axis: 'y' }),
    material: METAL,
    edge: 0.7,
  })
}

/** Dots around the platter. */
const strobe = (light: number, u: number) => light * (Math.sin(u * 2 * Math.PI * 90) > 0 ? 1 : 0.45)

/** Light on the grooves fans out from the middle, and gaps part the songs. */
function grooves(u: number, v: number): number {
  const around = turnOf(u)
  const fan = (at: number, width: number) => bell(Math.abs(Math.sin((around - at) / 2)), 0, width)
  const light = fan(2.5, 0.13) + 0.7 * fan(2.1, 0.04) + 0.75 * fan(2.5 + Math.PI, 0.13) + 0.4 * fan(5.1, 0.04)
  const songs = [0.24, 0.43, 0.62, 0.8].reduce((dark, gap) => dark * (1 - 0.85 * bell(v, gap, 0.008)), 1)
  return (0.17 + 0.72 * clamp(light)) * songs * (0.8 + 0.4 * noise1(v * 70)) * (v > 0.93 ? 0.6 : 1)
}

function drawArm(scene: Scene): void {
  const own = at(PIVOT)
  drawSurface(scene, {
    ...lathe(
      own,
      profileOf([
        [34, -8],
        [34, 2],
        [22, 6],
        [16, 26],
        [10, 34],
      ]),
    ),
    material: METAL,
    side: 1,
    edge: 0.9,
  })
  const points: readonly Point3[] = [
    [166, TOP + 40, -136],
    [PIVOT[0], TOP + 40, PIVOT[2]],
    [150, TOP + 40, -60],
    [134, TOP + 40, 22],
    [104, TOP + 36, 74],
    [66, TOP + 26, 92],
  ]
  drawSurface(scene, {
    ...tube(place, throughPoints(points), share => (share < 0.14 ? 13 : 4)),
    material: METAL,
    edge: 0.9,
  })
  const head = setDown([0, 0, 0], -1.05)
  const onHead: Place = point => place([head(point)[0] + 52, point[1] + TOP, head(point)[2] + 98])
  drawBlock(scene, {
    place: onHead,
    from: [-9, 10, -18],
    size: [18, 13, 36],
    material: { ...METAL, albedo: 0.8 },
    edge: 0.8,
  })
}

function drawKnob(scene: Scene, middle: Point3): void {
  const own = at(middle)
  drawSurface(scene, {
    ...lathe(
      own,
      profileOf([
        [20, 0],
        [19, 15],
        [15, 18],
        [0, 18],
      ]),
    ),
    material: BRASS,
    side: 1,
    edge: 0.8,
  })
}
