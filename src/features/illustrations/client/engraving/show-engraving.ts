import { shownTheme, watchShownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import { PLATE_INKS } from '../plate/plate-ink.ts'
import { whenIdle } from '../plate/when-idle.ts'
import type { DrawEngraving } from './engraving-drawings.ts'
import { PLATE } from './scene.ts'

/** Between two lines on the screen, in CSS pixels. */
const SPACING = 2.4

/** Draws an engraving, and again on a change of theme or size. Returns a function that stops it. */
export function showEngraving(canvas: HTMLCanvasElement, drawPlate: DrawEngraving): () => void {
  let drawn = ''
  let isStopped = false
  const draw = () => {
    if (isStopped) return
    const state = `${shownTheme()} ${canvas.clientWidth} ${devicePixelRatio}`
    if (canvas.clientWidth === 0 || state === drawn) return
    drawn = state
    drawEngraving(canvas, drawPlate)
    canvas.dataset.drawn = ''
  }
  const stopWatchingTheme = watchShownTheme(draw)
  // Also called once on observe: that call makes the first drawing.
  const size = new ResizeObserver(() => whenIdle(draw))
  size.observe(canvas)
  return () => {
    isStopped = true
    stopWatchingTheme()
    size.disconnect()
  }
}

function drawEngraving(element: HTMLCanvasElement, drawPlate: DrawEngraving): void {
  const pixelRatio = Math.min(devicePixelRatio || 1, 2)
  const width = element.clientWidth
  element.width = width * pixelRatio
  element.height = ((width * PLATE.height) / PLATE.width) * pixelRatio
  const canvas = element.getContext('2d')
  if (!canvas) return
  const scale = width / PLATE.width
  canvas.scale(scale * pixelRatio, scale * pixelRatio)
  drawPlate({ canvas, ink: PLATE_INKS[shownTheme()], spacing: SPACING / Math.min(1, scale) })
}
