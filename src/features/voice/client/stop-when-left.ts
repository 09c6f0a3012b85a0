import type { Speaker } from './speaker.ts'

/** Nothing speaks once the page is left or hidden. */
export function stopWhenLeft(speaker: Pick<Speaker, 'stop'>): void {
  addEventListener('pagehide', () => speaker.stop())
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) speaker.stop()
  })
}
