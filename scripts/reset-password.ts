// npm run reset-password -- EMAIL: prints a link to set a new password. Nothing changes before it is used.
import { createResetLink } from '#features/accounts/server/credentials/create-reset-link.ts'
import { answerOperator } from './operator-database.ts'

await answerOperator('reset-password', async (accounts, email, { baseUrl, host, port }) => {
  const here = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const name = here.includes(':') ? `[${here}]` : here
  const link = await createResetLink(accounts, email, baseUrl ?? `http://${name}:${port}`)
  return link && `This link sets a new password for ${email}. It works once, within 30 minutes:\n${link}`
})
