import { cleanText, isStorable } from '#platform/typed-text.rules.ts'
import { email as emailShape } from '../../accounts.contract.ts'

/** The claims of a validated ID token that are used. */
export interface IdTokenClaims {
  /** The provider with its id for this person: of another provider the same id is another person. */
  accountId: string
  /** The prefix of `accountId` for all accounts of this provider. */
  provider: string
  /** Absent when the provider does not say that it was verified. */
  email: string | undefined
  name: string
}

const maxSubjectLength = 255
const maxNameLength = 200

export function readIdTokenClaims(
  issuer: string,
  { sub, email, email_verified: isVerified, name }: Readonly<Record<string, unknown>>,
): IdTokenClaims {
  if (typeof sub !== 'string' || sub === '' || sub.length > maxSubjectLength || !isStorable(sub))
    throw new Error('The ID token has no usable subject.')
  const provider = `${issuer} `
  const parsed = isVerified === true ? emailShape.safeParse(email) : undefined
  const cleanName = typeof name === 'string' ? cleanText(name) : ''
  const isName = cleanName.length <= maxNameLength && isStorable(cleanName)
  return {
    accountId: provider + sub,
    provider,
    email: parsed?.data,
    name: isName ? cleanName : '',
  }
}
