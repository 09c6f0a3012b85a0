import { endCalls } from '#platform/client/api.ts'
import { type LeaveReason, storeLeaveReason } from './leave-reason.ts'
import { wasChangedHere } from './session-channel.ts'

/** `sb-`: our own keys. `tsr-`: scroll positions stored by the router. */
const memberKeys = /^(sb-|tsr-)/

const leaveListeners = new Set<() => void>()

/** Calls back when the data of the member has to go, before the page is left. */
export function onLeave(listener: () => void): void {
  leaveListeners.add(listener)
}

/** For a session that ended without the member's Sign Out in this browser: the next page says so. */
export function leaveEndedSession(to = '/'): void {
  clearAndRedirect(to, wasChangedHere() ? undefined : 'signed-out')
}

/** Removes the data of the member from this browser and leaves the page. The next page shows the reason. */
export function clearAndRedirect(to = '/', reason?: LeaveReason): void {
  endCalls()
  for (const listener of leaveListeners) listener()
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (memberKeys.test(key)) storage.removeItem(key)
  if (reason) storeLeaveReason(reason)
  // The browser may keep the page in memory and show it again on the way back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  location.assign(to)
}
