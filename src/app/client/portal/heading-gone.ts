const barHeightPixels = 56

export function watchScroll(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

/** Whether the heading of the page has left the screen at the top, below the bar. */
export function isHeadingGone(): boolean {
  const heading = document.querySelector('main h1')
  return heading !== null && heading.getBoundingClientRect().bottom < barHeightPixels
}
