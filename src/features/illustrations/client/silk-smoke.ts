import { shownTheme, watchShownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import { drawSmoke } from './smoke/draw-smoke.ts'
import { startSmokeClock } from './smoke/smoke-clock.ts'
import { smokeMotion, watchSmokeMotion } from './smoke/smoke-motion.ts'
import type { ScreenPoint, SmokeOptions } from './smoke/smoke-options.ts'
import type { SmokeColumn } from './smoke/smoke-shape.ts'

/** Fewer strands while moving, so that a frame takes less than 8 ms. */
const STRANDS = { still: 200, moving: 90 }

const mayMove = () => smokeMotion() === 'moving'

/** Animates smoke on a canvas, or draws a still if motion is not allowed. Returns a function that stops it. */
export function startSmoke(element: HTMLCanvasElement, options: SmokeOptions): () => void {
  const startSeconds = options.startSeconds ?? 9.4
  let seconds = 0

  const draw = (strands: number) => {
    const canvas = element.getContext('2d')
    if (!canvas || element.width === 0) return
    const scale = element.width / element.clientWidth
    canvas.setTransform(scale, 0, 0, scale, 0, 0)
    canvas.clearRect(0, 0, element.clientWidth, element.clientHeight)
    // The cigar may have moved since the last frame.
    drawSmoke(canvas, placeColumn(element, options), shownTheme(), strands, startSeconds + seconds)
  }
  const drawCurrent = () => draw(mayMove() && seconds > 0 ? STRANDS.moving : STRANDS.still)

  const stopClock = startSmokeClock(element, mayMove, newSeconds => {
    seconds = newSeconds
    draw(STRANDS.moving)
  })
  const stopWatching = [
    stopClock,
    watchShownTheme(drawCurrent),
    watchSmokeMotion(drawCurrent),
    watchLayout(element, options.origin, drawCurrent),
  ]
  return () => {
    for (const stop of stopWatching) stop()
  }
}

/** Words that wrap anew move the cigar without resizing the canvas, and so does its own animation. */
function watchLayout(
  element: HTMLCanvasElement,
  origin: SmokeOptions['origin'],
  onChange: () => void,
): () => void {
  const fitAndDraw = () => {
    reachTo(origin(), element)
    fitCanvas(element)
    onChange()
  }
  // A ResizeObserver also fires once on observe: that call makes the first drawing.
  const size = new ResizeObserver(fitAndDraw)
  size.observe(element)
  const scene = element.closest<HTMLElement>('[data-smoke-scene]') ?? element.parentElement
  if (scene) size.observe(scene)
  scene?.addEventListener('animationend', onChange)
  return () => {
    size.disconnect()
    scene?.removeEventListener('animationend', onChange)
  }
}

/** The origin of smoke on a drawn lit cigar, or `null` without one. */
export function emberOfCigar(parent: ParentNode): ScreenPoint | null {
  const box = parent.querySelector('[data-part="ash"]')?.getBoundingClientRect()
  return box ? { x: box.left + box.width * 0.42, y: box.top + box.height * 0.06 } : null
}

const marginBelowEmber = 8

/** A long title moves the cigar down, out of the height that the style sheet gives: the smoke then still begins at the ember. */
function reachTo(ember: ScreenPoint, element: HTMLCanvasElement): void {
  const box = element.closest<HTMLElement>('[data-part="smoke"]') ?? element
  box.style.height = ''
  const { top, height } = box.getBoundingClientRect()
  const needed = ember.y - top + marginBelowEmber
  if (needed > height) box.style.height = `${needed}px`
}

function fitCanvas(element: HTMLCanvasElement): void {
  const box = element.getBoundingClientRect()
  const pixelRatio = Math.min(devicePixelRatio || 1, 2)
  element.width = box.width * pixelRatio
  element.height = box.height * pixelRatio
}

function placeColumn(element: HTMLCanvasElement, options: SmokeOptions): SmokeColumn {
  const { origin, top = -0.05, swing = 0.16, lean = 0, strength = 1 } = options
  const box = element.getBoundingClientRect()
  const ember = origin()
  const y = ember.y - box.top
  return {
    x: ember.x - box.left,
    y,
    rise: y - top * box.height,
    swing: swing * box.width,
    lean: lean * box.width,
    strength,
  }
}
