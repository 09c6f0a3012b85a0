import { drawGround } from './draw-ground.ts'
import { drawSurface, type Surface } from './draw-surface.ts'
import { type BarePlate, type Material, openScene, type Scene } from './scene.ts'
import { type Place, type Point3, setDown } from './space.ts'
import { cushion, disc, lathe, profileOf } from './surfaces.ts'
import { BRASS, grain, LACQUER } from './wood.ts'

const LEATHER: Material = { ink: 'leaf', albedo: 0.6, gloss: 0.46, polish: 10 }

/** Two club chairs at a small round table. */
export function drawChairs(plate: BarePlate): void {
  // Small, the same lines would be stripes: there they stand closer.
  const spacing = plate.spacing > 3 ? plate.spacing * 0.66 : plate.spacing
  const scene = openScene(
    { ...plate, spacing },
    { pitch: 0.3, target: [0, 90, 0], middle: [320, 236], zoom: 1.02 },
  )
  drawGround(scene, {
    width: 320,
    depth: 300,
    z: 20,
    shadows: [
      { x: -152, z: 20, width: 128, depth: 120 },
      { x: 178, z: 20, width: 128, depth: 120 },
      { x: 22, z: 92, width: 50, depth: 46 },
    ],
  })
  drawChair(scene, setDown([-164, 0, 0], 0.62))
  drawChair(scene, setDown([164, 0, 0], -0.62))
  drawTable(scene, setDown([0, 0, 86]))
}

/** A club chair, its seat open toward its own front. */
export function drawChair(scene: Scene, place: Place): void {
  const part = (solid: Parameters<typeof cushion>[1], tone?: Surface['tone']) =>
    drawSurface(scene, {
      ...cushion(place, solid),
      material: LEATHER,
      edge: 0.9,
      // Even its highlights keep their lines.
      tone: (light, u, v) => Math.min(0.84, tone?.(light, u, v) ?? light),
    })
  const isFacing = place([0, 0, 1])[2] > place([0, 0, 0])[2]
  const arm = (side: number) => {
    part({ middle: [side * 92, 84, 12], half: [30, 60, 90], round: [0.55, 0.3], axis: 'z' })
    if (isFacing) drawArmFront(scene, place, side * 92)
  }
  // Seen from behind, the back stands before the rest; the arm on the side of the eye always does.
  const near = place([-100, 0, 0])[2] > place([100, 0, 0])[2] ? -1 : 1
  for (const [x, z] of FEET) drawFoot(scene, place, [x, 0, z])
  const back = () => part({ middle: [0, 130, -66], half: [106, 94, 34], round: [0.5, 0.34], axis: 'x' })
  if (isFacing) back()
  arm(-near)
  part({ middle: [0, 50, 14], half: [84, 32, 84], round: [0.25, 0.2], axis: 'x' }, light => light * 0.7)
  part({ middle: [0, 92, 26], half: [66, 23, 80], round: [0.5, 0.3], axis: 'x' })
  arm(near)
  if (!isFacing) back()
}

/** A panel with straight lines, where those around the arm would close to a target. */
function drawArmFront(scene: Scene, place: Place, middle: number): void {
  const at: Surface['at'] = (u, v) => {
    const up = 2 * v - 1
    const half = 25 * (1 - Math.abs(up) ** 3.4) ** (1 / 3.4)
    return place([middle + half * (2 * u - 1), 84 + 53 * up, 102.5])
  }
  drawSurface(scene, {
    at,
    isConvex: true,
    material: LEATHER,
    edge: 0.8,
    tone: (light, _u, v) => Math.min(0.8, light * (0.72 + 0.3 * v)),
  })
}

const FEET = [
  [-84, 80],
  [84, 80],
  [-84, -62],
  [84, -62],
] as const

function drawFoot(scene: Scene, place: Place, [x, y, z]: Point3): void {
  const own: Place = point => place([point[0] + x, point[1] + y, point[2] + z])
  drawSurface(scene, {
    ...lathe(
      own,
      profileOf([
        [6, 0],
        [11, 20],
      ]),
    ),
    material: LACQUER,
    side: 1,
    edge: 0.6,
  })
}

function drawTable(scene: Scene, place: Place): void {
  const turned = profileOf([
    [46, 0],
    [44, 5],
    [16, 12],
    [8, 20],
    [7, 60],
    [9, 78],
    [16, 86],
  ])
  drawSurface(scene, { ...lathe(place, turned), material: LACQUER, side: 1, edge: 0.8 })
  const top = 92
  drawSurface(scene, {
    ...lathe(
      place,
      profileOf([
        [60, 86],
        [64, 88],
        [64, 94],
      ]),
    ),
    material: BRASS,
    side: 1,
    edge: 0.8,
  })
  drawSurface(scene, {
    ...disc(place, [0, top + 2, 0], 64),
    material: { ...LACQUER, albedo: 0.6 },
    tone: grain(3),
    edge: 0.8,
  })
}
