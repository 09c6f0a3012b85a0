import { leaveHouse } from '#features/accounts/client/leave-house.ts'
import { gateFor } from '../../portal.contract.ts'

/** For a session that has ended: clears the member's data and redirects as the server would. */
export function leavePortal(): void {
  leaveHouse(gateFor(location.pathname + location.search))
}
