import { endCalls } from '#platform/client/api.ts'

/** `sb-`: our own keys. `tsr-`: scroll positions stored by the router. */
const memberKeys = /^(sb-|tsr-)/

const leaveListeners = new Set<() => void>()

/** Calls back when the data of the member has to go, before the page is left. */
export function onLeave(listener: () => void): void {
  leaveListeners.add(listener)
}

/** Removes the data of the member from this browser and leaves the page. */
export function clearAndRedirect(to = '/'): void {
  endCalls()
  for (const listener of leaveListeners) listener()
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (memberKeys.test(key)) storage.removeItem(key)
  // The browser may keep the page in memory and show it again on the way back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  location.assign(to)
}
