import { type Procedure, Refusal } from '#platform/api.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { limited } from '../attempts.store.ts'
import { consumeConfirmationCode } from './confirmation-code.ts'

type Services = Pick<AccountServices, 'accounts' | 'database' | 'limiter' | 'passwords' | 'secret'>

const wrongCode = 'That code is wrong or has expired.'

/**
 * Throws `INVALID_PASSWORD`, as the procedure declares it, when this is not the member's password; a wrong one counts.
 * For an account without a password it is the code of `requestConfirmationCode`.
 */
export async function requirePassword(
  services: Services,
  { path, refusals }: Procedure,
  memberId: string,
  password: string,
  field: string | null = 'password',
): Promise<void> {
  const { limiter } = services
  const declared = refusals.INVALID_PASSWORD
  if (!declared) throw new Error(`${path} asks for the password and does not declare INVALID_PASSWORD`)
  await limited(limiter, [['passwordByAccount', memberId]], async () => {
    const { hash, isRight } = await checkPassword(services, memberId, password)
    if (isRight) return
    const error = hash ? declared.error : wrongCode
    const fields = field === null ? undefined : { [field]: error }
    throw new Refusal('INVALID_PASSWORD', { ...declared, error }, fields)
  })
}

/** The caller counts the tries. For an account without a password it is the code of `requestConfirmationCode`. */
export async function isOwnPassword(
  services: Services,
  memberId: string,
  password: string,
): Promise<boolean> {
  return (await checkPassword(services, memberId, password)).isRight
}

async function checkPassword(services: Services, memberId: string, password: string) {
  const hash = (await services.accounts.findCredentials({ id: memberId }))?.passwordHash
  const isRight = hash
    ? await services.passwords.verify(hash, password)
    : await consumeConfirmationCode(services, memberId, password)
  return { hash, isRight }
}
