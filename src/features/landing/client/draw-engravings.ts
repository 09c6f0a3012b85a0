import type { EngravingName } from '#features/illustrations/client/engraving/engraving-names.ts'
import { loadEngraving } from '#features/illustrations/client/engraving/load-engraving.ts'

/** Draws the engravings of the page. Their code is loaded only where there is one. */
export function drawEngravings(): void {
  for (const canvas of document.querySelectorAll<HTMLCanvasElement>('canvas[data-engraving]'))
    void loadEngraving(canvas, canvas.dataset.engraving as EngravingName)
}
