import type { GlassProfile } from '../glass/glass-profile.ts'

export interface BottleShape extends Pick<GlassProfile, 'height' | 'radii' | 'isStraight'> {
  /** Share of the height where the liquid of a full bottle ends. */
  fullTop: number
  /** Below the half and above the last of the drink, so that it hides neither. */
  label: { top: number; bottom: number }
  /** Down to where a capsule, a cap or a stopper covers the neck. */
  capBottom: number
  /** Wider than the neck. */
  capRadius: number
  /** The color of the glass itself; colorless without one. */
  tint?: string
}

const green = '#2F4A2C'
const brown = '#5A3413'
const neck = [
  [0, 7.5],
  [0.2, 7.5],
] as const

/** Half silhouettes, like those of the glasses: shares of the height from the mouth down, radii in drawing units. */
export const BOTTLE_SHAPES = {
  /** Scotch, Irish, Japanese. */
  tall: {
    height: 150,
    radii: [...neck, [0.27, 9.5], [0.35, 20], [0.42, 25], [0.97, 25], [1, 22]],
    fullTop: 0.28,
    label: { top: 0.675, bottom: 0.86 },
    capBottom: 0.1,
    capRadius: 8.6,
  },
  /** Bourbon and rye. */
  square: {
    height: 138,
    radii: [...neck, [0.245, 9], [0.3, 25], [0.335, 29.5], [0.975, 29.5], [1, 27]],
    fullTop: 0.28,
    label: { top: 0.675, bottom: 0.865 },
    capBottom: 0.1,
    capRadius: 9.6,
  },
  squat: {
    height: 128,
    radii: [...neck, [0.25, 12], [0.34, 27], [0.42, 31.5], [0.95, 31.5], [1, 27]],
    fullTop: 0.27,
    label: { top: 0.67, bottom: 0.865 },
    capBottom: 0.12,
    capRadius: 9.4,
  },
  cognac: {
    height: 132,
    radii: [
      [0, 6.8],
      [0.28, 7],
      [0.4, 12],
      [0.58, 28],
      [0.74, 34.5],
      [0.9, 33],
      [1, 26],
    ],
    fullTop: 0.36,
    label: { top: 0.715, bottom: 0.885 },
    capBottom: 0.1,
    capRadius: 9.4,
  },
  tequila: {
    height: 120,
    radii: [
      [0, 9],
      [0.17, 9],
      [0.23, 22],
      [0.29, 29],
      [0.96, 28],
      [1, 24],
    ],
    fullTop: 0.24,
    label: { top: 0.66, bottom: 0.85 },
    capBottom: 0.12,
    capRadius: 11.6,
  },
  slim: {
    height: 152,
    radii: [...neck, [0.25, 9], [0.31, 20], [0.35, 22.5], [0.98, 22.5], [1, 20]],
    fullTop: 0.26,
    label: { top: 0.665, bottom: 0.85 },
    capBottom: 0.1,
    capRadius: 8.4,
  },
  bordeaux: {
    height: 154,
    radii: [
      [0, 6.4],
      [0.04, 6.4],
      [0.05, 5.9],
      [0.3, 6.6],
      [0.37, 13],
      [0.43, 20.5],
      [0.97, 20],
      [1, 18],
    ],
    fullTop: 0.27,
    label: { top: 0.675, bottom: 0.86 },
    capBottom: 0.24,
    capRadius: 6.6,
    tint: green,
  },
  burgundy: {
    height: 150,
    radii: [
      [0, 6.4],
      [0.05, 6],
      [0.22, 6.8],
      [0.38, 13],
      [0.54, 21.5],
      [0.62, 22.5],
      [0.97, 22],
      [1, 20],
    ],
    fullTop: 0.27,
    label: { top: 0.675, bottom: 0.865 },
    capBottom: 0.22,
    capRadius: 6.8,
    tint: green,
  },
  sparkling: {
    height: 156,
    radii: [
      [0, 7.6],
      [0.05, 7.8],
      [0.2, 8.2],
      [0.38, 14],
      [0.55, 23.5],
      [0.63, 25],
      [0.96, 24],
      [1, 21],
    ],
    fullTop: 0.28,
    label: { top: 0.68, bottom: 0.865 },
    capBottom: 0.3,
    capRadius: 9,
    tint: green,
  },
  port: {
    height: 142,
    radii: [
      [0, 7.2],
      [0.16, 7.2],
      [0.22, 9.4],
      [0.29, 9],
      [0.36, 18],
      [0.42, 23.5],
      [0.97, 23],
      [1, 20],
    ],
    fullTop: 0.26,
    label: { top: 0.67, bottom: 0.855 },
    capBottom: 0.12,
    capRadius: 9,
    tint: brown,
  },
  beer: {
    height: 116,
    radii: [
      [0, 6.6],
      [0.05, 6.6],
      [0.06, 5.8],
      [0.24, 7.4],
      [0.42, 12.5],
      [0.54, 18],
      [0.6, 18.6],
      [0.97, 18.2],
      [1, 16],
    ],
    fullTop: 0.22,
    label: { top: 0.655, bottom: 0.855 },
    capBottom: 0.05,
    capRadius: 7.6,
    tint: brown,
  },
  soda: {
    height: 104,
    radii: [
      [0, 7],
      [0.06, 6.4],
      [0.26, 8.6],
      [0.46, 15.5],
      [0.6, 16.8],
      [0.76, 15.4],
      [0.94, 17],
      [1, 15],
    ],
    fullTop: 0.22,
    label: { top: 0.65, bottom: 0.83 },
    capBottom: 0.06,
    capRadius: 8,
  },
  /** Coffee and tea. */
  jar: {
    height: 92,
    radii: [
      [0, 23],
      [0.12, 23],
      [0.2, 27],
      [0.95, 27],
      [1, 25],
    ],
    fullTop: 0.24,
    label: { top: 0.66, bottom: 0.85 },
    capBottom: 0.13,
    capRadius: 25,
  },
} as const satisfies Record<string, BottleShape>
export type BottleShapeName = keyof typeof BOTTLE_SHAPES
