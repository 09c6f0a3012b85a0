import { PathPen } from '../line/path-pen.ts'
import { seededRandom, seedOf } from '../line/seeded-random.ts'

/** All of them have enough contrast on the seal's background, as `sealInk` turns them. */
export const SEAL_COLORS = [
  '#F5B321',
  '#D29A66',
  '#8CC79A',
  '#E39A8B',
  '#93BBDC',
  '#CFC5B8',
  '#C7A0C4',
  '#E08A5B',
] as const

/** Pale in the light theme, so that a face is not the heaviest mark on the page. */
export const sealGround = (color: string) => `light-dark(color-mix(in srgb, ${color} 14%, #fff), #191511)`
export const sealInk = (color: string) => `light-dark(color-mix(in srgb, ${color} 45%, #2a1c08), ${color})`

/** What `Seal` draws, in units of 100; also for pages without React. */
export function sealLines(seed: string, sizePixels: number) {
  const hash = seedOf(seed)
  return {
    color: SEAL_COLORS[hash % SEAL_COLORS.length]!,
    rosette: guillocheRosette(hash, sizePixels > maxSmallPixels ? stepsWhenLarge : stepsWhenSmall),
    rosetteWidth: Math.max(0.6, 52 / sizePixels).toFixed(1),
    rimWidth: Math.max(1.4, 90 / sizePixels).toFixed(1),
  }
}

/** Straight lines from tip to tip of a petal: more of them where the eye would see corners. */
const stepsWhenSmall = 6
const stepsWhenLarge = 24
const maxSmallPixels = 64

/** Three interlaced waves around a seal of 100 units; the seed decides the number and depth of petals. */
export function guillocheRosette(seed: number, stepsPerPetal = stepsWhenLarge): string {
  const random = seededRandom(seed * 7919 + 3)
  const petals = 10 + Math.floor(random() * 13)
  const steps = petals * stepsPerPetal
  const depth = 46 * (0.16 + random() * 0.2)
  const pen = new PathPen()
  for (let wave = 0; wave < 3; wave++) {
    for (let step = 0; step <= steps; step++) {
      const around = (step / steps) * Math.PI * 2
      const dip = 0.5 + 0.5 * Math.cos(around * petals + (wave * Math.PI * 2) / 3)
      const radius = 43 - wave * 2 - depth * dip
      const [x, y] = [50 + radius * Math.cos(around), 50 + radius * Math.sin(around)]
      if (step === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
  }
  return pen.data
}
