import { call, endCalls } from '#platform/client/api.ts'
import { endPush } from '#platform/client/end-push.ts'
import { accountsContract } from '../accounts.contract.ts'
import { clearAndRedirect } from './clear-and-redirect.ts'
import { broadcastSessionChange } from './session-channel.ts'

/** Ends the session in all tabs. Throws if the request failed: then the session still exists. */
export async function signOut(): Promise<void> {
  broadcastSessionChange('signing-out')
  await call(accountsContract.signOut, {}, { outlivesEnd: true })
  // An answer that comes later with 401 would open the sign-in dialog.
  endCalls()
  await endPush()
  broadcastSessionChange('signed-out')
  clearAndRedirect()
}
