// npm run remove-second-factor -- EMAIL: for a member who lost the phone. The member is told by mail.
import { findAccountId } from '#features/accounts/server/account.store.ts'
import { removeSecondFactor } from '#features/accounts/server/admin/restore-access.ts'
import { operator } from '#platform/server/audit-log.ts'
import { answerOperator, originOf } from './operator-database.ts'
import { mailOfOperator } from './operator-mail.ts'

await answerOperator({ name: 'remove-second-factor' }, async (accounts, [email = ''], settings) => {
  const id = await findAccountId(accounts, email.trim().toLowerCase())
  if (id === undefined) return undefined
  const services = { pool: accounts, mail: mailOfOperator(settings), origin: originOf(settings) }
  const change = await removeSecondFactor(services, operator, id)
  return change === 'made'
    ? `The second factor of ${email} is removed, and every device is signed out.`
    : `${email} has no second factor. Nothing has changed.`
})
