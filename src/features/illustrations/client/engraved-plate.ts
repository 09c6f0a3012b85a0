import { shownTheme, type Theme, watchShownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import { drawBand } from './plate/draw-band.ts'
import { drawCigar } from './plate/draw-cigar.ts'
import { drawEmber } from './plate/draw-ember.ts'
import { drawIce } from './plate/draw-ice.ts'
import { drawTable } from './plate/draw-table.ts'
import { drawTumblerInside } from './plate/draw-tumbler-inside.ts'
import { drawTumblerWall } from './plate/draw-tumbler-wall.ts'
import { PLATE_INKS, type Plate } from './plate/plate-ink.ts'
import { whenIdle } from './plate/when-idle.ts'
import type { ScreenPoint } from './smoke/smoke-options.ts'

/** Side of the plate, in plate units. */
const PLATE_SIZE = 900
/** Where smoke leaves the ash, in plate units. */
const EMBER = [212, 434] as const

/** Draws the engraving when the page is idle, and again on a change of theme or size. `onFirst` is called once. */
export function showPlate(canvas: HTMLCanvasElement, onFirst?: () => void): () => void {
  let isStopped = false
  const draw = () => {
    if (isStopped || canvas.clientWidth === 0) return
    drawPlate(canvas, shownTheme())
    if (!('drawn' in canvas.dataset)) onFirst?.()
    canvas.dataset.drawn = ''
  }
  // The monogram needs the web font. If it does not load, the fallback font is used.
  const fonts = document.fonts.load('500 25px Imbue').catch(() => [])
  void fonts.then(() => whenIdle(draw))
  const stopWatchingTheme = watchShownTheme(draw)
  const size = new ResizeObserver(() => {
    if ('drawn' in canvas.dataset) draw()
  })
  size.observe(canvas)
  return () => {
    isStopped = true
    stopWatchingTheme()
    size.disconnect()
  }
}

/** A lit cigar resting across a cut tumbler. Takes about 40 ms. */
export function drawPlate(element: HTMLCanvasElement, theme: Theme): void {
  const canvas = fitCanvas(element)
  if (!canvas) return
  const plate: Plate = { canvas, ink: PLATE_INKS[theme] }
  drawTable(plate)
  drawTumblerInside(plate)
  drawIce(plate)
  drawTumblerWall(plate)
  drawCigar(plate)
  drawBand(plate)
  drawEmber(plate)
}

export function emberOfPlate(element: HTMLCanvasElement): ScreenPoint {
  const box = element.getBoundingClientRect()
  const scale = Math.min(box.width, box.height) / PLATE_SIZE
  return {
    x: box.left + (box.width - PLATE_SIZE * scale) / 2 + EMBER[0] * scale,
    y: box.top + (box.height - PLATE_SIZE * scale) / 2 + EMBER[1] * scale,
  }
}

/** Scales the canvas to plate units, sharp on dense screens, with the plate centered. */
function fitCanvas(element: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const pixelRatio = Math.min(devicePixelRatio || 1, 2)
  const box = element.getBoundingClientRect()
  element.width = box.width * pixelRatio
  element.height = box.height * pixelRatio
  const scale = Math.min(element.width, element.height) / PLATE_SIZE
  const canvas = element.getContext('2d')
  canvas?.setTransform(
    scale,
    0,
    0,
    scale,
    (element.width - PLATE_SIZE * scale) / 2,
    (element.height - PLATE_SIZE * scale) / 2,
  )
  return canvas
}
