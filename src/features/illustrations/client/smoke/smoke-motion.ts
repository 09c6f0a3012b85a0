import { setPreferenceCookie } from '#platform/client/device-storage.ts'
import { prefersReducedMotion } from '#platform/client/ui/theme/prefers-reduced-motion.ts'

export type SmokeMotion = 'moving' | 'stilled' | 'fixed'

const cookie = 'smoke'
const listeners = new Set<() => void>()

/** `fixed`: the device or the member asked for no motion at all, so there is nothing to stop. */
export function smokeMotion(): SmokeMotion {
  if (savesData() || prefersReducedMotion()) return 'fixed'
  return document.cookie.includes(`${cookie}=still`) ? 'stilled' : 'moving'
}

/** Stops or starts all smoke on this device, now and on later visits. */
export function toggleSmoke(): void {
  setPreferenceCookie(cookie, smokeMotion() === 'moving' ? 'still' : 'moving')
  for (const listener of listeners) listener()
}

/** Calls back when the choice has changed. Returns a function that unsubscribes. */
export function watchSmokeMotion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The label of the button. */
export function smokeAction(motion: SmokeMotion): 'Move' | 'Still' {
  return motion === 'stilled' ? 'Move' : 'Still'
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
