/** Of this tab, so that a reload comes back to the code. Sign-out removes every key with the prefix `sb-`. */
const storageKey = 'sb-code-until'

/** As long as the server waits for the code (`second-factor-challenge.ts`). */
const waitMilliseconds = 10 * 60 * 1000

/** The password was right, and the server waits for the second factor. */
export function storePendingCode(): void {
  sessionStorage.setItem(storageKey, `${Date.now() + waitMilliseconds}`)
}

export function clearPendingCode(): void {
  sessionStorage.removeItem(storageKey)
}

export function isCodePending(): boolean {
  return Date.now() < Number(sessionStorage.getItem(storageKey))
}
