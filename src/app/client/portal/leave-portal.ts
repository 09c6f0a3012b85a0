import { leaveHouse } from '#features/accounts/client/leave-house.ts'
import { gateFor } from '../../portal.contract.ts'

/** The session is over: nothing of the member stays here, and the way leads to the door that the server would show. */
export function leavePortal(): void {
  leaveHouse(gateFor(location.pathname + location.search))
}
