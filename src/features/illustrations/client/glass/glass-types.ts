export const GLASS_TYPES = [
  'rocks',
  'glencairn',
  'snifter',
  'coupe',
  'highball',
  'wine',
  'flute',
  'port',
  'cup',
  'mug',
  'pint',
] as const
export type GlassType = (typeof GLASS_TYPES)[number]

/** Surfaces of revolution. The porcelain cup has its own drawing. */
export type TurnedGlassType = Exclude<GlassType, 'cup'>

/** Half the silhouette of a glass. Heights are shares from the rim (0) to the table (1), radii are in drawing units. */
export interface GlassProfile {
  height: number
  /** [height, radius] from the rim down. */
  radii: readonly (readonly [height: number, radius: number])[]
  /** Straight walls between the radii instead of a curve through them. */
  isStraight?: boolean
  liquidTop: number
  liquidBottom: number
  /** Where cut diamonds begin. */
  cutFrom?: number
  ice?: 'sphere' | 'cubes'
  hasBubbles?: boolean
  /** Height of the head on a beer, as a share of the height of the glass. */
  foam?: number
  /** Where a handle leaves the wall and where it comes back. */
  handle?: { from: number; to: number; reach: number }
}

export const GLASS_PROFILES: Record<TurnedGlassType, GlassProfile> = {
  rocks: {
    height: 92,
    radii: [
      [0, 46],
      [0.5, 43.5],
      [0.93, 41],
      [1, 38],
    ],
    isStraight: true,
    liquidTop: 0.42,
    liquidBottom: 0.9,
    cutFrom: 0.5,
    ice: 'sphere',
  },
  glencairn: {
    height: 122,
    radii: [
      [0, 24],
      [0.12, 25],
      [0.34, 31],
      [0.6, 40],
      [0.72, 35],
      [0.79, 20],
      [0.84, 11],
      [0.9, 15],
      [0.97, 26],
      [1, 27],
    ],
    liquidTop: 0.48,
    liquidBottom: 0.775,
  },
  snifter: {
    height: 126,
    radii: [
      [0, 28],
      [0.22, 40],
      [0.42, 47],
      [0.56, 43],
      [0.66, 27],
      [0.72, 8],
      [0.75, 4],
      [0.88, 3.6],
      [0.94, 12],
      [0.98, 29],
      [1, 31],
    ],
    liquidTop: 0.42,
    liquidBottom: 0.69,
  },
  coupe: {
    height: 128,
    radii: [
      [0, 52],
      [0.14, 49],
      [0.26, 38],
      [0.35, 20],
      [0.41, 5],
      [0.46, 3.2],
      [0.86, 3.2],
      [0.93, 10],
      [0.98, 29],
      [1, 32],
    ],
    liquidTop: 0.07,
    liquidBottom: 0.38,
  },
  highball: {
    height: 134,
    radii: [
      [0, 31],
      [0.96, 28.5],
      [1, 26],
    ],
    isStraight: true,
    liquidTop: 0.2,
    liquidBottom: 0.93,
    ice: 'cubes',
  },
  wine: {
    height: 152,
    radii: [
      [0, 27],
      [0.12, 32],
      [0.27, 37],
      [0.38, 36],
      [0.47, 28],
      [0.535, 13],
      [0.575, 4.4],
      [0.62, 2.9],
      [0.88, 2.9],
      [0.94, 8],
      [0.983, 28],
      [1, 30],
    ],
    liquidTop: 0.27,
    liquidBottom: 0.54,
  },
  flute: {
    height: 158,
    radii: [
      [0, 17],
      [0.14, 19],
      [0.32, 19.6],
      [0.48, 16.5],
      [0.6, 10],
      [0.67, 4.4],
      [0.71, 2.7],
      [0.89, 2.7],
      [0.945, 7],
      [0.985, 24],
      [1, 26],
    ],
    liquidTop: 0.12,
    liquidBottom: 0.655,
    hasBubbles: true,
  },
  port: {
    height: 124,
    radii: [
      [0, 19],
      [0.14, 22],
      [0.34, 27],
      [0.46, 25],
      [0.56, 14],
      [0.62, 4.6],
      [0.66, 3.2],
      [0.85, 3.2],
      [0.92, 8],
      [0.98, 24],
      [1, 26],
    ],
    liquidTop: 0.25,
    liquidBottom: 0.585,
  },
  mug: {
    height: 130,
    radii: [
      [0, 35],
      [0.1, 34.4],
      [0.42, 32],
      [0.66, 27.5],
      [0.77, 19],
      [0.83, 9.5],
      [0.87, 8.5],
      [0.92, 13],
      [0.975, 27],
      [1, 28.5],
    ],
    liquidTop: 0.14,
    liquidBottom: 0.8,
    handle: { from: 0.13, to: 0.62, reach: 25 },
  },
  pint: {
    height: 146,
    radii: [
      [0, 35],
      [0.09, 35.4],
      [0.17, 36.8],
      [0.23, 35.2],
      [0.3, 33.4],
      [0.6, 29.4],
      [0.94, 25],
      [0.98, 24.4],
      [1, 23.4],
    ],
    liquidTop: 0.075,
    liquidBottom: 0.95,
    hasBubbles: true,
    foam: 0.125,
  },
}
