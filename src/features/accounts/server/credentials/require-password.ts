import { type Procedure, Refusal } from '#platform/api.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { limited } from '../attempts.store.ts'

type Services = Pick<AccountServices, 'accounts' | 'limiter' | 'passwords'>

/** Throws `INVALID_PASSWORD`, as the procedure declares it, when this is not the member's password; a wrong one counts. */
export async function requirePassword(
  { accounts, limiter, passwords }: Services,
  { path, refusals }: Procedure,
  memberId: string,
  password: string,
  field: string | null = 'password',
): Promise<void> {
  const declared = refusals.INVALID_PASSWORD
  if (!declared) throw new Error(`${path} asks for the password and does not declare INVALID_PASSWORD`)
  await limited(limiter, [['passwordByAccount', memberId]], async () => {
    const account = await accounts.findCredentials({ id: memberId })
    const isRight = await passwords.verify(account?.passwordHash, password)
    if (!isRight)
      throw new Refusal(
        'INVALID_PASSWORD',
        declared,
        field === null ? undefined : { [field]: declared.error },
      )
  })
}
