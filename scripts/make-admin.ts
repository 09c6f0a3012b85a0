// npm run make-admin -- EMAIL: the account of this address becomes an admin. The house may be open or closed.
import { grantAdmin } from '#features/accounts/server/admin/grant-admin.ts'
import { answerOperator } from './house-database.ts'

await answerOperator('make-admin', async (accounts, email) =>
  (await grantAdmin(accounts, email))
    ? `${email} is an admin of this house now, from the next sign-in on.`
    : undefined,
)
