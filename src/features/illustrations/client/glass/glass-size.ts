import { frameGlass } from './glass-frame.ts'
import { GLASS_PROFILES, type GlassType, type PorcelainType } from './glass-types.ts'

const PORCELAIN_SIZES: Record<PorcelainType, { width: number; height: number }> = {
  cup: { width: 136, height: 142 },
  'espresso-cup': { width: 136, height: 142 },
  tea: { width: 146, height: 152 },
}

export function isPorcelain(type: GlassType): type is PorcelainType {
  return type in PORCELAIN_SIZES
}

/** Of the whole drawing, in drawing units. */
export function glassSize(type: GlassType): { width: number; height: number } {
  if (isPorcelain(type)) return PORCELAIN_SIZES[type]
  const { width, height } = frameGlass(GLASS_PROFILES[type])
  return { width, height }
}
