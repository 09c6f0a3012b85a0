import { seededRandom } from '#platform/client/ui/drawings/line/seeded-random.ts'

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))
export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** A bell of height 1 at `middle`. */
export function bell(value: number, middle: number, width: number): number {
  return Math.exp(-((value - middle) ** 2) / (2 * width * width))
}

/** From 0 at `from` to 1 at `to`, without a corner at either end. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

const random = seededRandom(76)
const LATTICE = Array.from({ length: 512 }, random)
const latticeAt = (index: number) => LATTICE[((index % 512) + 512) % 512] ?? 0

/** Smooth noise from 0 to 1, the same on every visit. */
export function noise1(x: number): number {
  const index = Math.floor(x)
  const share = x - index
  return mix(latticeAt(index), latticeAt(index + 1), share * share * (3 - 2 * share))
}

export function noise2(x: number, y: number): number {
  const row = Math.floor(y)
  return mix(noise1(x + 57.3 * row), noise1(x + 57.3 * (row + 1)), y - row)
}
