import { bell, mix, noise2, smoothStep } from '../plate/noise.ts'
import { drawBlock } from './draw-block.ts'
import { drawGround } from './draw-ground.ts'
import { drawSurface, type Surface } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, setDown, shifted } from './space.ts'
import { cushion, lathe, profileOf, sheet } from './surfaces.ts'
import { BRASS } from './wood.ts'

const METAL: Material = { ink: 'line', albedo: 0.68, gloss: 0.45, polish: 14 }
const LEATHER: Material = { ink: 'leaf', albedo: 0.46, gloss: 0.12 }
const BLACK: Material = { ink: 'line', albedo: 0.22, gloss: 0.5, polish: 12 }
const place = setDown([0, 0, -20], 0.36)
const [HALF, FRONT, DECK, TOP] = [196, 46, 158, 204]

/** A rangefinder camera. */
export function drawCamera(plate: BarePlate): void {
  const scene = openScene(plate, { pitch: 0.34, target: [0, 112, 0], middle: [312, 242], zoom: 1.08 })
  drawGround(scene, {
    width: 310,
    depth: 244,
    z: 24,
    shadows: [
      { x: 14, z: 6, width: 236, depth: 92, turn: 0.36 },
      { x: 46, z: 56, width: 92, depth: 56 },
    ],
  })
  drawBody(scene)
  drawDials(scene)
  drawWindows(scene)
  drawLens(scene)
}

function drawBody(scene: Scene): void {
  const part = (from: number, to: number, material: Material, tone?: Surface['tone']) =>
    drawSurface(scene, {
      ...cushion(place, {
        middle: [0, (from + to) / 2, 0],
        half: [HALF, (to - from) / 2, FRONT],
        round: [0.46, 0.06],
        axis: 'y',
      }),
      material,
      edge: 1,
      ...(tone && { tone }),
    })
  part(0, 14, METAL)
  part(14, DECK, LEATHER, (light, u, v) => light * (0.62 + 0.76 * noise2(u * 150, v * 46)))
  part(DECK, TOP, METAL)
}

const turnedOn = (place: Place, material: Material, profile: readonly (readonly [number, number])[]) => ({
  ...lathe(place, profileOf(profile)),
  material,
  side: 1 as const,
  edge: 0.9,
})

/** On the deck: a dial, the shutter, a lever's knob. */
function drawDials(scene: Scene): void {
  const knurled: Surface['tone'] = (light, u, v) =>
    light * (v < 0.6 && Math.sin(u * 2 * Math.PI * 44) < 0 ? 0.5 : 1)
  const dial = (x: number, radius: number, high: number, material: Material) =>
    drawSurface(scene, {
      ...turnedOn(shifted(place, [x, TOP, 0]), material, [
        [radius, 0],
        [radius, high * 0.8],
        [radius - 3, high],
        [0, high],
      ]),
      tone: knurled,
    })
  dial(-142, 30, 22, METAL)
  dial(96, 27, 16, METAL)
  dial(148, 20, 12, METAL)
  dial(148, 9, 22, BRASS)
  drawBlock(scene, { place, from: [-36, TOP, -16], size: [72, 9, 32], material: METAL, edge: 0.9 })
}

function drawWindows(scene: Scene): void {
  const pane = (x: number, y: number, width: number, high: number, isGold: boolean) => {
    const out = FRONT + 1
    const face = (grow: number, material: Material, tone: Surface['tone']) =>
      drawSurface(scene, {
        ...sheet(place, [x - grow, y - grow, out], [width + 2 * grow, 0, 0], [0, high + 2 * grow, 0]),
        material,
        edge: 0.9,
        ...(tone && { tone }),
      })
    face(4, METAL, light => light * 1.1)
    face(0, isGold ? BRASS : BLACK, (light, u, v) => light * mix(0.5, 1.3, smoothStep(0.3, 0.9, u - v + 0.5)))
  }
  pane(-150, 167, 46, 27, false)
  pane(-18, 170, 34, 20, true)
  pane(104, 170, 26, 20, false)
}

/** Toward the eye: barrels, one in the next, and the glass. */
function drawLens(scene: Scene): void {
  const own: Place = ([x, y, z]) => place([x + 6, 84 - z, FRONT + y])
  const barrel = (material: Material, profile: readonly (readonly [number, number])[], teeth = 0) =>
    drawSurface(scene, {
      ...turnedOn(own, material, profile),
      tone: (light, u) => light * (teeth > 0 && Math.sin(u * 2 * Math.PI * teeth) < -0.2 ? 0.42 : 1),
    })
  const step = (radius: number, from: number, to: number) => [[radius, from] as const, [radius, to] as const]
  barrel(METAL, [...step(84, 0, 10), [74, 12]])
  barrel(BRASS, [...step(74, 8, 20), [68, 22]])
  barrel(METAL, [...step(70, 18, 44), [62, 46]], 52)
  barrel(BLACK, [...step(62, 42, 62), [58, 66]])
  drawSurface(scene, {
    ...lathe(own, share => [mix(60, 46, share), 66 - 3 * share]),
    material: { ...METAL, albedo: 0.5 },
    edge: 1,
    tone: (light, u, v) => light * (v > 0.3 && v < 0.75 && Math.sin(u * 2 * Math.PI * 30) > 0.3 ? 0.25 : 1),
  })
  drawSurface(scene, {
    ...lathe(own, share => [46 * (1 - share), 62 + 7 * share * (2 - share)]),
    material: BLACK,
    edge: 1,
    // A window is mirrored in the glass, and the blades of the diaphragm show.
    tone: (_light, u, v) => {
      const around = u * 2 * Math.PI
      const window = bell(around, 4.1, 0.34) * bell(v, 0.34, 0.13)
      const back = 0.5 * bell(around, 0.96, 0.4) * bell(v, 0.4, 0.09)
      const iris = v > 0.56 ? 0.03 : 0.16 + 0.1 * Math.sin(around * 7)
      return iris + 0.85 * window + back + 0.5 * bell(v, 0.05, 0.03)
    },
  })
}
