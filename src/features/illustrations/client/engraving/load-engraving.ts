import { DRAWINGS } from './engraving-drawings.ts'
import type { EngravingName } from './engraving-names.ts'

/** Loads and draws an engraving. The promise holds a function that stops it; without a network it holds none. */
export function loadEngraving(
  canvas: HTMLCanvasElement,
  name: EngravingName,
): Promise<(() => void) | undefined> {
  return Promise.all([import('./show-engraving.ts'), DRAWINGS[name]()]).then(
    ([{ showEngraving }, draw]) => showEngraving(canvas, draw),
    // A page is complete without its picture.
    () => undefined,
  )
}
