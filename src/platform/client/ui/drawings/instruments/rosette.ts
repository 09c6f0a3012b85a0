import { PathPen } from '../line/path-pen.ts'
import { seededRandom } from '../line/seeded-random.ts'

/** All of them have enough contrast on the seal's dark background. */
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

const STEPS_PER_PETAL = 6

/** Three interlaced waves around a seal of 100 units; the seed decides the number and depth of petals. */
export function guillocheRosette(seed: number): string {
  const random = seededRandom(seed * 7919 + 3)
  const petals = 10 + Math.floor(random() * 13)
  const steps = petals * STEPS_PER_PETAL
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
