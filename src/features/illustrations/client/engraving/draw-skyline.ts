import { type Cut, engrave } from '../plate/burin.ts'
import { clamp, mix, noise1, noise2, smoothStep } from '../plate/noise.ts'
import type { Scene } from './scene.ts'

const MOON = { x: 138, y: 92, radius: 30 } as const
/** Below it, the roof hides the city. */
const GROUND = 352

/** A night sky with a moon, and towers with a few windows lit. */
export function drawSkyline(scene: Scene): void {
  drawSky(scene)
  drawMoon(scene)
  for (const tower of TOWERS) drawTower(scene, tower)
}

function drawSky({ canvas, ink, spacing }: Scene): void {
  canvas.fillStyle = ink.line
  const count = Math.round(GROUND / (spacing * 1.1))
  for (let line = 0; line < count; line++) {
    const y = 8 + ((GROUND - 8) * line) / count
    const cuts: Cut[] = []
    for (let x = 12; x <= 628; x += 4) {
      const cloud = smoothStep(
        0.5,
        0.78,
        noise2(x * 0.008 + 4, y * 0.03 + 2) * 0.75 + 0.25 * noise2(x * 0.03, y * 0.09),
      )
      const halo = smoothStep(150, 20, Math.hypot(x - MOON.x, y - MOON.y))
      const tone = 0.1 + 0.24 * smoothStep(90, GROUND, y) + 0.4 * cloud * smoothStep(30, 130, y) + 0.5 * halo
      const ends = 40 + 46 * noise1(line * 0.7)
      const fade = smoothStep(0, ends, x - 8) * smoothStep(0, ends, 632 - x) * smoothStep(0, 60, y)
      const wide = ink.isDark ? clamp(tone) * 0.62 : clamp(0.86 - tone) * 0.8
      cuts.push([x, y + 1.6 * (noise2(x * 0.02, line * 0.4) - 0.5), wide * fade * spacing * 1.1])
    }
    engrave(canvas, cuts)
  }
}

function drawMoon({ canvas, ink, spacing }: Scene): void {
  const { x, y, radius } = MOON
  canvas.globalCompositeOperation = 'destination-out'
  canvas.beginPath()
  canvas.arc(x, y, radius, 0, 7)
  canvas.fill()
  canvas.globalCompositeOperation = 'source-over'
  canvas.fillStyle = ink.line
  const count = Math.round((2 * radius) / (spacing * 0.8))
  for (let line = 0; line < count; line++) {
    const depth = (2 * (line + 0.5)) / count - 1
    const half = Math.sqrt(1 - depth * depth)
    const cuts = Array.from({ length: 25 }, (_, step): Cut => {
      const across = half * ((2 * step) / 24 - 1)
      const sea = smoothStep(0.42, 0.66, noise2(across * 2.3 + 8, depth * 2.3 + 5))
      const tone = clamp(0.95 - 0.4 * sea - 0.3 * smoothStep(0.3, 1.1, across * 0.8 + depth * 0.5))
      return [
        x + across * radius,
        y + depth * radius,
        (ink.isDark ? tone : 0.9 * (1 - tone)) * spacing * 0.74,
      ]
    })
    engrave(canvas, cuts)
  }
}

interface Tower {
  x: number
  width: number
  top: number
  crown?: 'spire' | 'steps' | 'round' | 'slope'
  /** 0 to 1: how much light its face has. */
  light: number
}

/** From the back to the front. */
const TOWERS: readonly Tower[] = [
  { x: 66, width: 44, top: 250, light: 0.26 },
  { x: 500, width: 50, top: 236, light: 0.26 },
  { x: 306, width: 36, top: 226, light: 0.28 },
  { x: 398, width: 60, top: 128, crown: 'spire', light: 0.4 },
  { x: 214, width: 54, top: 172, crown: 'steps', light: 0.36 },
  { x: 116, width: 52, top: 214, crown: 'round', light: 0.42 },
  { x: 474, width: 46, top: 196, crown: 'slope', light: 0.36 },
  { x: 272, width: 44, top: 252, light: 0.46 },
  { x: 548, width: 40, top: 262, light: 0.4 },
  { x: 346, width: 48, top: 264, crown: 'slope', light: 0.48 },
  { x: 166, width: 42, top: 276, light: 0.46 },
  { x: 436, width: 42, top: 284, light: 0.44 },
]

function drawTower(scene: Scene, tower: Tower): void {
  const { canvas, ink, spacing } = scene
  const { x, width, light } = tower
  const outline = outlineOf(tower)
  const path = new Path2D()
  for (const [pointX, pointY] of outline) path.lineTo(pointX, pointY)
  canvas.strokeStyle = ink.line
  canvas.lineWidth = 1.4
  canvas.stroke(path)
  canvas.globalCompositeOperation = 'destination-out'
  canvas.fill(path)
  canvas.globalCompositeOperation = 'source-over'
  canvas.save()
  canvas.clip(path)
  canvas.fillStyle = ink.line
  const count = Math.round(width / (spacing * 0.9))
  for (let line = 0; line <= count; line++) {
    const share = line / count
    // One face is turned to the moon, the other away from it.
    const tone = light * (share < 0.58 ? 1.25 : 0.5)
    const cuts: Cut[] = []
    for (let y = 60; y <= GROUND; y += 8) {
      const mist = mix(1, 1.5, smoothStep(200, GROUND, y))
      const wide = ink.isDark ? tone * mist : clamp(1.02 - tone * 1.3 * mist)
      cuts.push([x - width / 2 + width * share, y, wide * spacing * 0.8 * edgeFade(x)])
    }
    engrave(canvas, cuts)
  }
  canvas.restore()
  lightWindows(scene, tower)
}

const edgeFade = (x: number) => smoothStep(20, 90, x) * smoothStep(620, 550, x)

function outlineOf({ x, width, top, crown }: Tower): [number, number][] {
  const [left, right] = [x - width / 2, x + width / 2]
  const crowns: Record<NonNullable<Tower['crown']>, [number, number][]> = {
    spire: [
      [left, top],
      [left + 8, top - 14],
      [x - 3, top - 52],
      [x, top - 92],
      [x + 3, top - 52],
      [right - 8, top - 14],
      [right, top],
    ],
    steps: [
      [left, top],
      [left, top - 12],
      [left + 9, top - 12],
      [left + 9, top - 26],
      [left + 18, top - 26],
      [left + 18, top - 38],
      [right - 18, top - 38],
      [right - 18, top - 26],
      [right - 9, top - 26],
      [right - 9, top - 12],
      [right, top - 12],
      [right, top],
    ],
    round: Array.from({ length: 9 }, (_, step): [number, number] => {
      const around = (step / 8) * Math.PI
      return [x - (width / 2) * Math.cos(around), top - 15 * Math.sin(around)]
    }),
    slope: [
      [left, top],
      [right, top - 22],
    ],
  }
  return [
    [left, GROUND],
    ...(crown ? crowns[crown] : [[left, top] as [number, number], [right, top] as [number, number]]),
    [right, GROUND],
  ]
}

function lightWindows({ canvas, ink }: Scene, { x, width, top }: Tower): void {
  canvas.fillStyle = ink.gold
  const columns = Math.floor(width / 8)
  for (let row = 0; top + 12 + row * 11 < GROUND - 8; row++)
    for (let column = 0; column < columns; column++) {
      const isLit = noise1(row * 3.7 + column * 11.3 + x * 1.9) > 0.72
      if (isLit) canvas.fillRect(x - width / 2 + 4 + column * 8, top + 10 + row * 11, 3.4, 5.4)
    }
}
