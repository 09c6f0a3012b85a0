/** Half the silhouette of a glass. Heights are shares from the rim (0) to the table (1), radii are in drawing units. */
export interface GlassProfile {
  height: number
  /** [height, radius] from the rim down. */
  radii: readonly (readonly [height: number, radius: number])[]
  /** Straight walls between the radii instead of a curve through them. */
  isStraight?: boolean
  /** Where a drink without a measure stands, and no drink above it. */
  liquidTop: number
  liquidBottom: number
  /** What it holds to the brim. Without it, it is always drawn as full as is usual. */
  ounces?: number
  /** Where cut diamonds begin. */
  cutFrom?: number
  ice?: 'sphere' | 'cubes'
  hasBubbles?: boolean
  /** Empty room above the rim, so that a low vessel is drawn low. */
  roomAbove?: number
  /** Height of the foam on it, as a share of the height of the glass. */
  foam?: number
  /** Metal and clay hide what is in it. */
  metal?: 'copper' | 'silver' | 'clay'
  /** Where a handle leaves the wall and where it comes back. */
  handle?: { from: number; to: number; reach: number }
}
