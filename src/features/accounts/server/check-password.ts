import { type Procedure, Refusal } from '#platform/api.contract.ts'
import type { AccountServices } from './accounts.routes.ts'
import { verifyPassword } from './hash-password.ts'

/** Throws `INVALID_PASSWORD`, as the procedure declares it, when this is not the member's password; a wrong one counts. */
export async function checkPassword(
  { database, attempts }: Pick<AccountServices, 'database' | 'attempts'>,
  procedure: Procedure,
  memberId: string,
  password: string,
): Promise<void> {
  await attempts.count('passwordByAccount', memberId)
  const { rows } = await database.auth.query<{ hash: string }>(findHash, [memberId])
  const isRight = rows[0] !== undefined && (await verifyPassword({ hash: rows[0].hash, password }))
  const refusal = procedure.refusals.INVALID_PASSWORD
  if (!refusal)
    throw new Error(`${procedure.path} asks for the password and does not say what a wrong one is`)
  if (!isRight) throw new Refusal('INVALID_PASSWORD', refusal, { password: refusal.error })
  await attempts.forget('passwordByAccount', memberId)
}

const findHash = `
  select password as hash from identities
  where user_id = $1 and provider_id = 'credential' and password is not null`
