import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { AccountEvent } from '../../accounts.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { expireAccountCookie, type Presented } from './cookies.ts'
import { publishAccountEvent } from './publish-account-event.ts'

type Services = Pick<AccountServices, 'sessions' | 'live'>

/** False when the member has no such session. */
export async function revokeSession(
  { sessions, live }: Services,
  memberId: string,
  sessionId: string,
): Promise<boolean> {
  if (!(await sessions.end(memberId, sessionId))) return false
  await live.recheck(memberId)
  publishAccountEvent(live, memberId, 'signed-out')
  return true
}

/** Resolves with the number of sessions that ended. */
export async function revokeOtherSessions(
  { sessions, live }: Services,
  memberId: string,
  presented: Presented,
  event: AccountEvent,
): Promise<number> {
  const ended = await sessions.endOthers(memberId, presented)
  await live.recheck(memberId)
  publishAccountEvent(live, memberId, event)
  return ended
}

/** Ends the session of this browser, if it has one. */
export async function signOut({ sessions, live }: Services, exchange: HttpExchange): Promise<void> {
  const current = await sessions.find(exchange)
  await sessions.endPresented(exchange)
  expireAccountCookie(exchange, 'session_token')
  if (!current) return
  await live.recheck(current.id)
  publishAccountEvent(live, current.id, 'signed-out')
}
