import { randomBytes } from 'node:crypto'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { AccountServices } from '../account-services.ts'
import { type Presented, readSignedCookie, setAccountCookie, signCookie } from '../sessions/cookies.ts'
import { consumeVerifications, issueVerifications } from '../verification.store.ts'

type Services = Pick<AccountServices, 'database' | 'secret'>

/** What a passkey has to sign, once, in this browser. */
export interface PasskeyChallenge {
  type: 'registration' | 'authentication'
  challenge: string
  /** Of a registration. */
  memberId?: string
}

const challengeSeconds = 5 * 60

export async function issuePasskeyChallenge(
  { database, secret }: Services,
  challenge: PasskeyChallenge,
  exchange: HttpExchange,
): Promise<void> {
  const identifier = randomBytes(24).toString('base64url')
  const value = JSON.stringify(challenge)
  await issueVerifications(database.auth, [{ identifier, value, seconds: challengeSeconds }])
  setAccountCookie(exchange, 'better-auth-passkey', signCookie(identifier, secret), challengeSeconds)
}

/** The challenge of this browser; it cannot be used again. */
export async function consumePasskeyChallenge(
  { database, secret }: Services,
  presented: Presented,
): Promise<Partial<PasskeyChallenge>> {
  const identifier = readSignedCookie(presented, 'better-auth-passkey', secret)
  const [value = '{}'] = identifier ? await consumeVerifications(database.auth, [identifier]) : []
  return JSON.parse(value) as Partial<PasskeyChallenge>
}
