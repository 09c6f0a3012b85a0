import type { AccountServices } from './accounts.routes.ts'
import type { Presented } from './sessions.store.ts'
import { tellAccount } from './tell-account.ts'

/** After a way to sign in was added or taken away only the session at hand goes on. */
export async function settleFactors(
  { memberSessions, live }: Pick<AccountServices, 'memberSessions' | 'live'>,
  memberId: string,
  presented: Presented,
): Promise<void> {
  await memberSessions.endOthers(memberId, presented)
  await live.recheck(memberId)
  tellAccount(live, memberId, 'user-updated')
}
