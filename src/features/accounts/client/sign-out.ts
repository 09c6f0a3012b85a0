import { call } from '#platform/client/api.ts'
import { accountsContract } from '../accounts.contract.ts'
import { announceSession } from './announce-session.ts'
import { leaveHouse } from './leave-house.ts'

/** Ends the session in all tabs. Throws if the request failed: then the session still exists. */
export async function signOut(): Promise<void> {
  await call(accountsContract.signOut, {})
  announceSession('signed-out')
  leaveHouse()
}
