import { createHmac, randomInt } from 'node:crypto'
import { refuse } from '#platform/api.contract.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { recoveryContract } from '../../recovery.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { consumeVerifications, issueVerifications } from '../verification.store.ts'
import { confirmationCodeEmail } from './account-emails.ts'
import { countLinkRequest } from './request-link.ts'

const digits = 8
const validSeconds = 10 * 60

/** Stands for the current password of a member who has none: single sign-on, or accounts made by an admin. */
export async function mailConfirmationCode(
  services: AccountServices,
  memberId: string,
  exchange: HttpExchange,
): Promise<void> {
  const { accounts, database, mail } = services
  const { email, passwordHash } = (await accounts.findCredentials({ id: memberId })) ?? {}
  if (email === undefined || passwordHash !== undefined)
    throw refuse(recoveryContract.requestConfirmationCode, 'HAS_PASSWORD')
  await countLinkRequest(services, { purpose: 'confirm', email }, exchange)
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  await inTransaction(database.auth, undefined, async transaction => {
    const identifier = identifierOf(services, memberId, code)
    await issueVerifications(transaction, [{ identifier, value: memberId, seconds: validSeconds }])
    await mail.send(transaction, { to: email, memberId, ...confirmationCodeEmail(code, mail.siteName) })
  })
}

/** Whether the code was mailed to this member within ten minutes and not used since. */
export async function consumeConfirmationCode(
  services: Pick<AccountServices, 'database' | 'secret'>,
  memberId: string,
  code: string,
): Promise<boolean> {
  const identifier = identifierOf(services, memberId, code.replaceAll(/\s/g, ''))
  const [owner] = await consumeVerifications(services.database.auth, [identifier])
  return owner === memberId
}

/** Keyed, because eight digits could be found from a plain hash. */
function identifierOf({ secret }: Pick<AccountServices, 'secret'>, memberId: string, code: string): string {
  return `confirm:${createHmac('sha256', secret).update(`confirmation ${memberId} ${code}`).digest('base64url')}`
}
