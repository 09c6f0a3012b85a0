/** How long `Reveal.module.css` takes. */
const revealMilliseconds = 1400
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Ends the reveal of a result with a click, a key or a scroll, or when its time is over. Returns a function that stops it. */
export function watchReveal(result: HTMLElement): () => void {
  const stopping = new AbortController()
  const end = () => {
    delete result.dataset.reveal
    stop()
  }
  const timer = setTimeout(end, revealMilliseconds)
  const stop = () => {
    clearTimeout(timer)
    stopping.abort()
  }
  const options = { signal: stopping.signal, passive: true, capture: true }
  for (const input of inputs) addEventListener(input, end, options)
  return stop
}

/** For a page without React. */
export function watchRevealOfPage(): void {
  const result = document.querySelector<HTMLElement>('[data-reveal]')
  if (result) watchReveal(result)
}
