/** Drawing must not delay an input. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 800 })
  else setTimeout(work, 60)
}
