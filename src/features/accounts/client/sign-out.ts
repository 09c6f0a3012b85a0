import { call } from '#platform/client/api.ts'
import { accountsContract } from '../accounts.contract.ts'
import { announceSession } from './announce-session.ts'
import { leaveHouse } from './leave-house.ts'

/** Ends the session, here and in the other tabs. Throws when the house did not hear of it: then nothing has ended. */
export async function signOut(): Promise<void> {
  await call(accountsContract.signOut, {})
  announceSession('signed-out')
  leaveHouse()
}
