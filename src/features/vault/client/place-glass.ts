import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { drawnGlass } from '#features/catalogue/serving.rules.ts'
import { glassSize } from '#features/illustrations/client/glass/glass-size.ts'

export const glassPixels = 258
const centerX = 694

export function placeGlass(drink: PairDrawing['drink']) {
  const type = drawnGlass(drink)
  const units = glassSize(type)
  const width = (glassPixels * units.width) / units.height
  return { left: centerX - width / 2, right: centerX + width / 2 }
}
