import type { Theme } from '#platform/client/ui/theme/shown-theme.ts'
import { smoothStep } from '../plate/noise.ts'

/** One column of smoke in the pixels of its canvas. */
export interface SmokeColumn {
  x: number
  y: number
  rise: number
  swing: number
  lean: number
  strength: number
}

/** Sheets of hairlines that fold over each other. */
export const SMOKE_SHEETS = [
  { phase: 0, breadth: 1, strength: 0.9 },
  { phase: 2.1, breadth: 0.72, strength: 0.6 },
  { phase: 4.4, breadth: 1.25, strength: 0.45 },
] as const
export type SmokeSheet = (typeof SMOKE_SHEETS)[number]

/** [share of the way up, share of the strength, color]. */
export const SMOKE_TONES: Readonly<Record<Theme, readonly (readonly [number, number, string])[]>> = {
  dark: [
    [0, 0, '255,196,110'],
    [0.02, 0.5, '255,206,140'],
    [0.09, 0.62, '236,210,172'],
    [0.24, 1, '214,204,190'],
    [0.62, 0.62, '214,204,190'],
    [1, 0, '214,204,190'],
  ],
  light: [
    [0, 0, '150,104,40'],
    [0.02, 0.5, '150,110,60'],
    [0.09, 0.62, '132,106,76'],
    [0.24, 1, '116,104,92'],
    [0.62, 0.62, '116,104,92'],
    [1, 0, '116,104,92'],
  ],
}

/** A point of a strand at the share `up` of its rise. `place` is its position in the sheet, from -0.5 to 0.5. */
export function pointOfSmoke(
  { x, y, rise, swing, lean }: SmokeColumn,
  { phase, breadth }: SmokeSheet,
  place: number,
  up: number,
  seconds: number,
): [number, number] {
  const spread = smoothStep(0.1, 0.85, up)
  const reach = swing * breadth * (0.018 + 0.1 * up + spread ** 1.25)
  const slow = 0.3 * Math.sin(2.5 * up - seconds * 0.16)
  const quick = 0.16 * Math.sin(5.3 * up + 1 - seconds * 0.27) * spread
  const fold =
    Math.sin(3.4 * up + phase - seconds * 0.2 + place * 1.5) * 0.5 +
    Math.sin(6.9 * up + phase * 1.7 - seconds * 0.31 + place * 3.1) * 0.36 * smoothStep(0.1, 0.6, up) +
    Math.sin(13.3 * up + phase * 2.3 - seconds * 0.5 + place * 5.3) * 0.17 * smoothStep(0.25, 0.8, up) +
    place * 0.55 * up ** 0.7
  return [
    x + lean * up ** 1.6 + swing * (slow + quick) * up ** 0.85 + reach * fold,
    y - rise * up + 14 * Math.sin(5 * up + place * 7 + phase) * up,
  ]
}
