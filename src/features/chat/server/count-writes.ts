import { type DeclaredRefusals, Refusal } from '#platform/api.contract.ts'
import { openMemberLimit } from '#platform/server/member-limit.ts'
import { type tooFast, writeLimitSeconds } from '../write-limit.contract.ts'

/** Counts the messages of a member. Throws a refusal with the time to wait when it is too much at once. */
export type CountWrite = (
  procedure: { refusals: DeclaredRefusals & typeof tooFast },
  memberId: string,
) => void

/** Messages, changes, deletions and reactions together: each is sent to every open tab. */
export function openWriteCounter(most: number): CountWrite {
  const limit = openMemberLimit({ most, seconds: writeLimitSeconds })
  return ({ refusals }, memberId) => {
    const seconds = limit.take(memberId)
    if (seconds === 0) return
    const refusal = new Refusal('TOO_FAST', refusals.TOO_FAST)
    refusal.retryAfterSeconds = seconds
    throw refusal
  }
}
