import type { Live } from '#platform/server/live/open-live.ts'
import type { AccountEvent } from '../../accounts.contract.ts'

/** For every tab of the member. */
export function publishAccountEvent(live: Live, memberId: string, kind: AccountEvent): void {
  live.publish([memberId], { kind })
}
