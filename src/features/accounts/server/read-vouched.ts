import { isStorable } from '#platform/text.contract.ts'
import { email as emailShape } from '../accounts.contract.ts'

/** Somebody for whom the provider vouches. */
export interface Vouched {
  /** The provider together with its number for this person: of another provider the same number is somebody else. */
  accountId: string
  /** What every account of this provider begins with. */
  provider: string
  /** Absent when the provider does not say that it belongs to this person. */
  email: string | undefined
  name: string
}

const longestSubject = 255
const longestName = 200

export function readVouched(
  issuer: string,
  { sub, email, email_verified: isVerified, name }: Readonly<Record<string, unknown>>,
): Vouched {
  if (typeof sub !== 'string' || sub === '' || sub.length > longestSubject || !isStorable(sub))
    throw new Error('The provider does not say who this is.')
  const provider = `${issuer} `
  const read = isVerified === true ? emailShape.safeParse(email) : undefined
  const isName = typeof name === 'string' && name.trim().length <= longestName && isStorable(name)
  return {
    accountId: provider + sub,
    provider,
    email: read?.data,
    name: isName ? name.trim() : '',
  }
}
