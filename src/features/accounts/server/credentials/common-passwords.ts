import { type Procedure, Refusal } from '#platform/api.contract.ts'
import { isCommonPassword } from '../../accounts.rules.ts'

/** 49,233 passwords that are tried first, from a list that ships with the server; read when first wanted. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return list
}

let list: Promise<ReadonlySet<string>> | undefined

/** Throws `PASSWORD_TOO_COMMON`, as the procedure declares it. */
export async function requireUncommonPassword(
  { path, refusals }: Pick<Procedure, 'path' | 'refusals'>,
  password: string,
  email: string,
  field: string,
): Promise<void> {
  const declared = refusals.PASSWORD_TOO_COMMON
  if (!declared) throw new Error(`${path} sets a password and does not declare PASSWORD_TOO_COMMON`)
  if (isCommonPassword(password, email, await commonPasswords()))
    throw new Refusal('PASSWORD_TOO_COMMON', declared, { [field]: declared.error })
}
