/** Sign-out removes every key with the prefix `sb-`. */
const storageKey = 'sb-went-to-login'
const waitMilliseconds = 60_000

/**
 * For an error of authentication. A member whose session holds is led from `/login` back to the portal, where the error may
 * still be, so the next one within a minute leads nowhere.
 */
export function goToLoginOnce(): void {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0)
  if (Date.now() - last < waitMilliseconds) return
  sessionStorage.setItem(storageKey, String(Date.now()))
  location.assign('/login')
}
