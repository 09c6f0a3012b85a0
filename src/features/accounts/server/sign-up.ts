import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, type Received, refuse } from '#platform/api.contract.ts'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import type { Exchange } from '#platform/server/http/mount-contract.ts'
import { accountsContract } from '../accounts.contract.ts'
import { isTooCommon } from '../accounts.rules.ts'
import type { AccountServices } from './accounts.routes.ts'
import { askLibrary } from './ask-library.ts'
import { commonPasswords } from './common-passwords.ts'

type SignUp = typeof accountsContract.signUp

/** No answer is quicker, so the clock does not tell a new address from a known one. */
const leastMilliseconds = 300

/**
 * Opens an account. A known address is answered by the library as if it were new, after the same work; whether the
 * account is really there is asked afterwards, in both cases (docs/decisions/0015).
 */
export async function signUp(
  { libraryOf, attempts, sessions, ownerLink }: AccountServices,
  body: Received<SignUp>['body'],
  exchange: Exchange,
): Promise<Answer<SignUp>> {
  const procedure = accountsContract.signUp
  if (isTooCommon(body.password, body.email, await commonPasswords()))
    throw refuse(procedure, 'PASSWORD_TOO_COMMON', { password: procedure.refusals.PASSWORD_TOO_COMMON.error })
  const network = networkOf(exchange.address)
  await attempts.count('signUpByAddress', network)
  // Counted before it is known, and given back when the address was new.
  await patiently(() => attempts.count('signUpKnownByAddress', network))
  const pause = delay(leastMilliseconds)
  const { user } = await askLibrary<Answer<SignUp>>(libraryOf, procedure, exchange, { body })
  const opened = await sessions.findAccount(user.id)
  if (opened) await attempts.forget('signUpKnownByAddress', network)
  const isOwner = opened !== undefined && (await ownerLink.claim(opened.id, exchange))
  await pause
  if (!opened) throw refuse(procedure, 'USER_ALREADY_EXISTS')
  return { user: { ...opened, ...(isOwner && { role: 'admin' as const }) } }
}

/** A table of guests who sign up at once wait for each other; who asks about known addresses waits in vain. */
async function patiently(count: () => Promise<void>): Promise<void> {
  for (let turns = 5; ; turns -= 1)
    try {
      return await count()
    } catch (refused) {
      if (turns === 0) throw refused
      await delay(leastMilliseconds + 40 * turns)
    }
}
