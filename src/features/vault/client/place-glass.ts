import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { drawnGlass } from '#features/catalogue/serving.rules.ts'
import { frameGlass } from '#features/illustrations/client/glass/glass-frame.ts'
import { GLASS_PROFILES } from '#features/illustrations/client/glass/glass-types.ts'
import { CUP_SIZE } from '#features/illustrations/client/glass/PorcelainCup.tsx'

export const glassPixels = 258
const centerX = 694

export function placeGlass(drink: PairDrawing['drink']) {
  const type = drawnGlass(drink)
  const units = type === 'cup' ? CUP_SIZE : frameGlass(GLASS_PROFILES[type])
  const width = (glassPixels * units.width) / units.height
  return { type, left: centerX - width / 2, right: centerX + width / 2 }
}
