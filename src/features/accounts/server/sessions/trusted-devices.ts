import { randomBytes } from 'node:crypto'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { AccountServices } from '../account-services.ts'
import { consumeVerifications, findVerification, issueVerifications } from '../verification.store.ts'
import { expireAccountCookie, readSignedCookie, setAccountCookie, signCookie } from './cookies.ts'

type Services = Pick<AccountServices, 'database' | 'secret'>

const trustSeconds = 30 * 24 * 60 * 60

/** From now on this browser needs no second factor for this member. */
export async function trustDevice(
  { database, secret }: Services,
  memberId: string,
  exchange: HttpExchange,
): Promise<void> {
  const identifier = `trust-device-${randomBytes(24).toString('base64url')}`
  await issueVerifications(database.auth, [{ identifier, value: memberId, seconds: trustSeconds }])
  setAccountCookie(exchange, 'trust_device', signCookie(identifier, secret), trustSeconds)
}

/** The identifier is replaced at each sign-in, so a copied cookie works once. */
export async function isTrustedDevice(
  services: Services,
  memberId: string,
  exchange: HttpExchange,
): Promise<boolean> {
  // Cookies from before decision 0020 have a second signature in front.
  const identifier = readSignedCookie(exchange, 'trust_device', services.secret)?.split('!').at(-1)
  if (!identifier) return false
  const { auth } = services.database
  const isTrusted =
    (await findVerification(auth, identifier)) === memberId &&
    (await consumeVerifications(auth, [identifier]))[0] === memberId
  if (isTrusted) await trustDevice(services, memberId, exchange)
  else expireAccountCookie(exchange, 'trust_device')
  return isTrusted
}
