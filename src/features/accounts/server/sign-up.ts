import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type HandlerInput, type ProcedureOutput, Refusal, refuse } from '#platform/api.contract.ts'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { accountsContract } from '../accounts.contract.ts'
import { isCommonPassword } from '../accounts.rules.ts'
import type { AccountServices } from './accounts.routes.ts'
import { ask } from './ask-database.ts'
import { askLibrary } from './ask-library.ts'
import { commonPasswords } from './common-passwords.ts'
import type { Account } from './sessions.store.ts'

type SignUp = typeof accountsContract.signUp

/** No answer is quicker, so the clock does not tell a new address from a known one. */
const leastMilliseconds = 300

/**
 * Opens an account. A known address is answered by the library as if it were new, after the same work; whether the
 * account is really there is asked afterwards, in both cases (docs/decisions/0015).
 */
export async function signUp(
  services: AccountServices,
  body: HandlerInput<SignUp>['body'],
  exchange: HttpExchange,
): Promise<ProcedureOutput<SignUp>> {
  const procedure = accountsContract.signUp
  if (isCommonPassword(body.password, body.email, await commonPasswords()))
    throw refuse(procedure, 'PASSWORD_TOO_COMMON', { password: procedure.refusals.PASSWORD_TOO_COMMON.error })
  await services.attempts.count('signUpByAddress', networkOf(exchange.address))
  const [opened, pause] = await openUnlessKnown(services, body, exchange)
  const isOwner = opened !== undefined && (await services.ownerLink.claim(opened.id, exchange))
  await pause
  if (!opened) throw refuse(procedure, 'USER_ALREADY_EXISTS')
  return { user: { ...opened, ...(isOwner && { role: 'admin' as const }) } }
}

/** No account where the address is known. That is counted before it is, and given back in every other case. */
async function openUnlessKnown(
  services: AccountServices,
  body: HandlerInput<SignUp>['body'],
  exchange: HttpExchange,
): Promise<[Account | undefined, Promise<void>]> {
  const { attempts } = services
  const network = networkOf(exchange.address)
  await patiently(() => attempts.count('signUpKnownByAddress', network))
  const pause = delay(leastMilliseconds)
  let isKnown = false
  try {
    const opened = await openAccount(services, body, exchange)
    isKnown = opened === undefined
    return [opened, pause]
  } finally {
    if (!isKnown) await attempts.forget('signUpKnownByAddress', network)
  }
}

async function openAccount(
  { libraryOf, sessions, database }: AccountServices,
  body: HandlerInput<SignUp>['body'],
  exchange: HttpExchange,
): Promise<Account | undefined> {
  const procedure = accountsContract.signUp
  try {
    const { user } = await askLibrary<ProcedureOutput<SignUp>>(libraryOf, procedure, exchange, {
      body,
      // Of two who bring the same address at once the slower one, or something that broke.
      sameAs: { FAILED_TO_CREATE_USER: 'USER_ALREADY_EXISTS' },
    })
    return await sessions.findAccount(user.id)
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.code !== 'USER_ALREADY_EXISTS') throw failure
    const known = await ask(database.auth, sql`select 1 from users where email = ${body.email}`)
    if (known.length === 0) throw new Error('The account library could not open an account.')
    return undefined
  }
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
