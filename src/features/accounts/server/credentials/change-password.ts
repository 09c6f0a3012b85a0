import type { HandlerInput } from '#platform/api.contract.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { accountsContract } from '../../accounts.contract.ts'
import { setPassword } from '../account.store.ts'
import type { AccountServices } from '../account-services.ts'
import { replaceSessions } from '../sessions/create-session.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { requirePassword } from './require-password.ts'

const { changePassword: procedure } = accountsContract

export async function changePassword(
  services: AccountServices,
  { currentPassword, newPassword }: HandlerInput<typeof procedure>['body'],
  memberId: string,
  exchange: HttpExchange,
): Promise<void> {
  const { email } = await services.accounts.accountOf(memberId)
  await requireUncommonPassword(procedure, newPassword, email, 'newPassword')
  await requirePassword(services, procedure, memberId, currentPassword, null)
  const hash = await services.passwords.hash(newPassword)
  await setPassword(services.database.auth, memberId, hash)
  await replaceSessions(services, memberId, exchange)
}
