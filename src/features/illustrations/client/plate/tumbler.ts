import { mix } from './noise.ts'

/** The cut tumbler on the plate: a surface of revolution in plate units. Heights are shares from rim (0) to foot (1). */
export const TUMBLER = {
  centerX: 560,
  top: 470,
  height: 322,
  rimRadius: 192,
  footRadius: 168,
  perspective: 0.19,
  liquidTop: 0.34,
  floor: 0.87,
  cutFrom: 0.46,
} as const

export const tumblerY = (share: number) => TUMBLER.top + share * TUMBLER.height

export function tumblerRadius(share: number): number {
  const straight = mix(TUMBLER.rimRadius, TUMBLER.footRadius, share)
  if (share <= 0.93) return straight
  return straight * Math.sqrt(1 - ((share - 0.93) / 0.07) ** 2 * 0.16)
}

/** A point on the wall, `around` radians from the middle of the front. */
export function pointOnTumbler(around: number, share: number, inset = 1): [x: number, y: number] {
  const radius = tumblerRadius(share) * inset
  return [
    TUMBLER.centerX + radius * Math.sin(around),
    tumblerY(share) + TUMBLER.perspective * radius * Math.cos(around),
  ]
}
