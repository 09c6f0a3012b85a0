import { prefersReducedMotion } from '#platform/client/ui/theme/prefers-reduced-motion.ts'
import { shownTheme, watchShownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import { drawSmoke } from './smoke/draw-smoke.ts'
import { startSmokeClock } from './smoke/smoke-clock.ts'
import type { ScreenPoint, SmokeOptions } from './smoke/smoke-options.ts'
import type { SmokeColumn } from './smoke/smoke-shape.ts'

/** Fewer strands while moving, so that a frame takes less than 8 ms. */
const STRANDS = { still: 200, moving: 90 }

/** Animates smoke on a canvas, or draws a still if motion is not allowed. Returns a function that stops it. */
export function startSmoke(element: HTMLCanvasElement, options: SmokeOptions): () => void {
  const startSeconds = options.startSeconds ?? 9.4
  let seconds = 0
  let column = fitSmoke(element, options)

  const draw = (strands: number) => {
    const canvas = element.getContext('2d')
    if (!canvas || element.width === 0) return
    const scale = element.width / element.clientWidth
    canvas.setTransform(scale, 0, 0, scale, 0, 0)
    canvas.clearRect(0, 0, element.clientWidth, element.clientHeight)
    drawSmoke(canvas, column, shownTheme(), strands, startSeconds + seconds)
  }
  const drawCurrent = () => draw(mayMove(options) && seconds > 0 ? STRANDS.moving : STRANDS.still)

  const stopClock = startSmokeClock(
    element,
    () => mayMove(options),
    newSeconds => {
      seconds = newSeconds
      draw(STRANDS.moving)
    },
  )
  const stopWatchingTheme = watchShownTheme(drawCurrent)
  // A ResizeObserver also fires once on observe: that call makes the first drawing.
  const size = new ResizeObserver(() => {
    column = fitSmoke(element, options)
    drawCurrent()
  })
  size.observe(element)
  return () => {
    stopClock()
    stopWatchingTheme()
    size.disconnect()
  }
}

/** The origin of smoke on a drawn lit cigar, or `null` without one. */
export function emberOfCigar(parent: ParentNode): ScreenPoint | null {
  const box = parent.querySelector('[data-part="ash"]')?.getBoundingClientRect()
  return box ? { x: box.left + box.width * 0.42, y: box.top + box.height * 0.06 } : null
}

function mayMove({ motion = 'system' }: SmokeOptions): boolean {
  if (motion !== 'system') return motion === 'full'
  return !savesData() && !prefersReducedMotion()
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}

function fitSmoke(element: HTMLCanvasElement, options: SmokeOptions): SmokeColumn {
  const { origin, top = -0.05, swing = 0.16, lean = 0, strength = 1 } = options
  const box = element.getBoundingClientRect()
  const pixelRatio = Math.min(devicePixelRatio || 1, 2)
  element.width = box.width * pixelRatio
  element.height = box.height * pixelRatio
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
