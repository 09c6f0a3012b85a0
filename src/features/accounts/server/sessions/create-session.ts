import type { ProcedureOutput } from '#platform/api.contract.ts'
import { Refusal } from '#platform/api.contract.ts'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { type accountsContract, awaitsApproval, closedBecause } from '../../accounts.contract.ts'
import type { Account, StoredAccount } from '../account.store.ts'
import type { AccountServices } from '../account-services.ts'
import { setAccountCookie, signCookie } from './cookies.ts'
import { publishAccountEvent } from './publish-account-event.ts'
import { challengeSecondFactor } from './second-factor-challenge.ts'
import { absoluteSeconds, type Device } from './session.store.ts'
import { isTrustedDevice } from './trusted-devices.ts'

type SignInAnswer = ProcedureOutput<typeof accountsContract.signIn>

/**
 * The one way in, whatever proves who it is. The session that the browser still holds, perhaps another member's, ends.
 * Where a second factor is wanted and was not shown yet, a challenge is made in place of a session.
 */
export async function createSession(
  services: AccountServices,
  account: StoredAccount,
  exchange: HttpExchange,
  { hasSecondFactor = false }: { hasSecondFactor?: boolean } = {},
): Promise<SignInAnswer> {
  if (account.awaitsApproval) throw new Refusal('AWAITS_APPROVAL', awaitsApproval)
  if (account.isBanned) throw new Refusal('BANNED_USER', closedBecause(account))
  const { database, sessions, knownDevices, live, secret } = services
  await sessions.endPresented(exchange)
  const isComplete =
    hasSecondFactor || !account.two_factor_enabled || (await isTrustedDevice(services, account.id, exchange))
  if (!isComplete) {
    await challengeSecondFactor(services, account.id, exchange)
    return { twoFactorRedirect: true }
  }
  const token = await sessions.create(account.id, deviceOf(exchange))
  await recordAudit(database.auth, {
    ...actorOf({ memberId: account.id }, exchange),
    action: 'account.sign-in',
    target: account.id,
  })
  setSessionCookie(exchange, token, secret)
  knownDevices.remember(exchange, account.email)
  publishAccountEvent(live, account.id, 'signed-in')
  return { user: publicAccount(account) }
}

/** After a password or a second factor changed: a new session in this browser, and none anywhere else. */
export async function replaceSessions(
  { sessions, live, secret }: Pick<AccountServices, 'sessions' | 'live' | 'secret'>,
  memberId: string,
  exchange: HttpExchange,
): Promise<void> {
  const token = await sessions.replaceAll(memberId, deviceOf(exchange))
  setSessionCookie(exchange, token, secret)
  await live.recheck(memberId)
  publishAccountEvent(live, memberId, 'user-updated')
}

export function publicAccount({ id, email, role }: Account): Pick<Account, 'id' | 'email' | 'role'> {
  return { id, email, role }
}

/** The database ends a session that is not used; the cookie only has to outlive it. */
function setSessionCookie(exchange: HttpExchange, token: string, secret: string): void {
  setAccountCookie(exchange, 'session_token', signCookie(token, secret), absoluteSeconds)
}

function deviceOf({ address, headers }: HttpExchange): Device {
  return { network: networkOf(address), userAgent: headers['user-agent'] }
}
