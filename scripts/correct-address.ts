// npm run correct-address -- EMAIL NEW-EMAIL: for an account with a wrong mail address. Both addresses are told by mail.
import { email as emailSchema } from '#features/accounts/accounts.contract.ts'
import { emailInvalid } from '#features/accounts/accounts.rules.ts'
import { findAccountId } from '#features/accounts/server/account.store.ts'
import { correctEmail } from '#features/accounts/server/admin/restore-access.ts'
import { operator } from '#platform/server/audit-log.ts'
import { answerOperator, originOf, placeOf } from './operator-database.ts'
import { mailOfOperator } from './operator-mail.ts'

const program = { name: 'correct-address', usage: ['EMAIL', 'NEW-EMAIL'] }

await answerOperator(program, async (accounts, [present = '', typed = ''], settings) => {
  const email = emailSchema.safeParse(typed)
  if (!email.success) throw new Error(emailInvalid)
  const id = await findAccountId(accounts, present.trim().toLowerCase())
  if (id === undefined) return undefined
  if (email.data === present.trim().toLowerCase())
    return `The address is ${email.data} already. Nothing has changed.`
  const services = { pool: accounts, mail: mailOfOperator(settings), origin: originOf(settings) }
  const change = await correctEmail(services, operator, { id, email: email.data })
  if (change === 'EMAIL_TAKEN')
    throw new Error(`Another account in ${placeOf(settings)} has this address. Nothing has changed.`)
  return `The address is ${email.data} now, and every device is signed out.`
})
