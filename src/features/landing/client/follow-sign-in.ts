import { hasSignedInHere, hearSession } from '#features/accounts/client/announce-session.ts'
import { pages } from '../landing.contract.ts'

const doors: readonly string[] = [pages.landing, pages.signIn]

/** Whoever signs in in another tab is not kept standing at the door in this one. Pages to read stay open. */
export function followSignIn(): void {
  if (!doors.includes(location.pathname)) return
  hearSession(news => {
    if (news === 'signed-in') location.assign('/dashboard')
  })
  // A page that Back brought out of the browser's memory has not asked the house who comes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasSignedInHere()) location.reload()
  })
}
