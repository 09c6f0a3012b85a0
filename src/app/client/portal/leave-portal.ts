import { leaveEndedSession } from '#features/accounts/client/clear-and-redirect.ts'
import { signedOutRedirect } from '../../portal.contract.ts'

/** For a session that has ended: clears the member's data and redirects as the server would. */
export function leavePortal(): void {
  leaveEndedSession(signedOutRedirect(location.pathname + location.search))
}
