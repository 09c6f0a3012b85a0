// npm run make-admin -- EMAIL: the account of this address becomes an admin. The server may be running or not.
import { grantAdmin } from '#features/accounts/server/admin/grant-admin.store.ts'
import { answerOperator } from './operator-database.ts'

await answerOperator({ name: 'make-admin' }, async (accounts, [email = '']) =>
  (await grantAdmin(accounts, email)) ? `${email} is an admin now. Sign in again.` : undefined,
)
