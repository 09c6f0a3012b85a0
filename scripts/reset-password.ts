// npm run reset-password -- EMAIL: prints a link to set a new password. Nothing changes before it is used.
import { createResetLink } from '#features/accounts/server/credentials/create-reset-link.ts'
import { answerOperator } from './house-database.ts'

await answerOperator('reset-password', async (accounts, email, { baseUrl, host, port }) => {
  const here = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const name = here.includes(':') ? `[${here}]` : here
  const link = await createResetLink(accounts, email, baseUrl ?? `http://${name}:${port}`)
  return link && `Within 30 minutes this link sets a new password for ${email}, once:\n${link}`
})
