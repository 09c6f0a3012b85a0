// npm run reset-password -- EMAIL: prints a link to set a new password. Nothing changes before it is used.
import { createResetLink } from '#features/accounts/server/credentials/create-reset-link.ts'
import { answerOperator, originOf } from './operator-database.ts'

await answerOperator({ name: 'reset-password' }, async (accounts, [email = ''], settings) => {
  const link = await createResetLink(accounts, email, originOf(settings))
  return link && `This link sets a new password for ${email}. It works once, within 30 minutes:\n${link}`
})
