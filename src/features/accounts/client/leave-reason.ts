/** Why the browser was sent away from the portal, when the member did not sign out here. */
export type LeaveReason = 'signed-out' | 'account-deleted'

/** Not `sb-`: it outlives the data of the member, until the next page has shown it. */
const storageKey = 'left-portal'

export function storeLeaveReason(reason: LeaveReason): void {
  sessionStorage.setItem(storageKey, reason)
}

export function hasLeaveReason(): boolean {
  return sessionStorage.getItem(storageKey) !== null
}

/** Once: a reload shows nothing. */
export function takeLeaveReason(): LeaveReason {
  const reason = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return reason === 'account-deleted' ? reason : 'signed-out'
}
