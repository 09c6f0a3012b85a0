import type { Live } from '#platform/server/live/open-live.ts'
import type { AccountEvent } from '../accounts.contract.ts'

/** News about an account, for every tab of its member. */
export function tellAccount(live: Live, memberId: string, kind: AccountEvent): void {
  live.publish([memberId], { kind })
}
