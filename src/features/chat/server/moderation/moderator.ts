import type { Duty } from '#platform/api.contract.ts'
import { type Actor, actorOf } from '#platform/server/audit-log.ts'
import type { Member } from '#platform/server/http/callers.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'

/** Who moderates, for the audit log and for how far it reaches. */
export interface Moderator extends Actor {
  actorId: string
  isAdmin: boolean
  /** All of them for an admin. */
  duties: readonly Duty[]
}

export function moderatorOf(
  caller: Member,
  exchange: Pick<HttpExchange, 'address' | 'requestId'>,
): Moderator {
  const { memberId, isAdmin, duties } = caller
  return { ...actorOf(caller, exchange), actorId: memberId, isAdmin, duties }
}
