import { WALL } from './glass-frame.ts'
import type { GlassProfile } from './glass-profile.ts'
import { GLASS_PROFILES, type TurnedGlassType } from './glass-types.ts'
import { curveThrough } from './monotone-curve.ts'

const STEPS = 200
/** What ice takes up, by its kind, in ounces. */
const ICE_OUNCES = { sphere: 2.4, cubes: 4 }
/** A thinner layer would not show. As a share of the height of the glass. */
const MIN_DEPTH = 0.07

interface Filling {
  ounces: number | undefined
  ice: boolean
  topping: 'foam' | 'cream' | undefined
}

const TOPPING_HEIGHT = { foam: 0.055, cream: 0.1 }

/** The glass with what is in it. */
export function fillProfile(type: TurnedGlassType, { ounces, ice, topping }: Filling): GlassProfile {
  const profile: GlassProfile = GLASS_PROFILES[type]
  const foam = profile.foam ?? (topping && TOPPING_HEIGHT[topping])
  return { ...profile, liquidTop: fillLevel(profile, ounces, ice), ...(foam && { foam }) }
}

/** How high so many ounces stand: a share of the height of the glass, from the rim down. */
export function fillLevel(profile: GlassProfile, ounces: number | undefined, hasIce: boolean): number {
  const { liquidTop, liquidBottom } = profile
  if (ounces === undefined || profile.ounces === undefined) return liquidTop
  const poured = ounces + (hasIce ? ICE_OUNCES[profile.ice ?? 'sphere'] : 0)
  const slices = sliceAreas(profile)
  const brimful = slices.reduce((sum, area) => sum + area, 0)
  let missing = (poured / profile.ounces) * brimful
  let slice = STEPS
  while (slice > 0 && missing > 0) missing -= slices[--slice] ?? 0
  const level = (slice / STEPS) * liquidBottom
  return Math.min(Math.max(level, liquidTop), liquidBottom - MIN_DEPTH)
}

/** Relative areas of the inside at equal steps from the rim to the floor. */
function sliceAreas({ radii, isStraight, liquidBottom }: GlassProfile): number[] {
  const radiusAt = curveThrough(radii, isStraight ?? false)
  return Array.from(
    { length: STEPS },
    (_, slice) => Math.max(0, radiusAt(((slice + 0.5) / STEPS) * liquidBottom) - WALL) ** 2,
  )
}
