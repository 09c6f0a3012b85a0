import { hasSignedInInThisTab, onSessionChange } from '#features/accounts/client/session-channel.ts'
import { pages } from '../landing.contract.ts'

const entryPaths: readonly string[] = [pages.landing, pages.signIn]

/** A sign-in in another tab sends the entry pages of this tab to the dashboard; other public pages stay. */
export function redirectAfterSignIn(): void {
  if (!entryPaths.includes(location.pathname)) return
  onSessionChange(event => {
    if (event === 'signed-in') location.assign('/dashboard')
  })
  // A page restored from the back/forward cache was not requested from the server, which would have redirected.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasSignedInInThisTab()) location.reload()
  })
}
