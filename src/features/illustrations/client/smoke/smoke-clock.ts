import { watchSmokeMotion } from './smoke-motion.ts'

const FRAMES_PER_SECOND = 24
const IDLE_AFTER_MS = 60_000
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Calls `onFrame` with the seconds of motion so far, at most 24 times a second. Pauses in a hidden tab, off screen, a
 * minute after the last input, and with reduced motion. The clock pauses too, so the smoke never jumps. Returns a
 * function that stops it.
 */
export function startSmokeClock(
  element: Element,
  mayMove: () => boolean,
  onFrame: (seconds: number) => void,
): () => void {
  const visibility = watchVisibility(element, () => start())
  let lastFrameAt = 0
  let seconds = 0
  let request = 0

  const isRunning = () => visibility.isVisible() && mayMove()
  const tick = (now: number) => {
    request = 0
    if (!isRunning()) return
    const elapsed = now - lastFrameAt
    if (elapsed >= 1000 / FRAMES_PER_SECOND - 2) {
      seconds += Math.min(elapsed, 100) / 1000
      lastFrameAt = now
      onFrame(seconds)
    }
    request = requestAnimationFrame(tick)
  }
  const start = () => {
    if (request === 0 && isRunning()) request = requestAnimationFrame(tick)
  }
  return () => {
    visibility.stop()
    cancelAnimationFrame(request)
  }
}

/** Whether the element is on screen in a tab in use. `onChange` means: check again. */
function watchVisibility(element: Element, onChange: () => void) {
  const stopping = new AbortController()
  let isOnScreen = false
  let lastInputAt = performance.now()

  const screen = new IntersectionObserver(entries => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false
    onChange()
  })
  const wake = () => {
    lastInputAt = performance.now()
    onChange()
  }
  const { signal } = stopping
  screen.observe(element)
  document.addEventListener('visibilitychange', onChange, { signal })
  const stopWatchingMotion = watchSmokeMotion(onChange)
  for (const input of INPUTS) addEventListener(input, wake, { signal, passive: true, capture: true })
  return {
    isVisible: () => isOnScreen && !document.hidden && performance.now() - lastInputAt < IDLE_AFTER_MS,
    stop: () => {
      stopping.abort()
      stopWatchingMotion()
      screen.disconnect()
    },
  }
}
