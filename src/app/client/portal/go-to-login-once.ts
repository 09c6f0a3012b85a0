/** Sign-out removes every key with the prefix `sb-`. */
const storageKey = 'sb-login'

/**
 * For an error of authentication, once in a tab: a member whose session holds is led from `/login` back to the portal, where
 * the error may still be.
 */
export function goToLoginOnce(): void {
  if (sessionStorage.getItem(storageKey)) return
  sessionStorage.setItem(storageKey, 'seen')
  location.assign('/login')
}
