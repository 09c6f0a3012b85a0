import { randomBytes } from 'node:crypto'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { AccountServices } from '../account-services.ts'
import { consumeVerifications, findVerification, issueVerifications } from '../verification.store.ts'
import {
  expireAccountCookie,
  type Presented,
  readSignedCookie,
  setAccountCookie,
  signCookie,
} from './cookies.ts'

type Services = Pick<AccountServices, 'database' | 'secret'>

const challengeSeconds = 10 * 60

/** A sign-in that waits for its second factor, bound to the browser by a cookie. The browser holds no session yet. */
export async function challengeSecondFactor(
  { database, secret }: Services,
  memberId: string,
  exchange: HttpExchange,
): Promise<void> {
  const identifier = `2fa-${randomBytes(20).toString('hex')}`
  await issueVerifications(database.auth, [{ identifier, value: memberId, seconds: challengeSeconds }])
  expireAccountCookie(exchange, 'session_token')
  setAccountCookie(exchange, 'two_factor', signCookie(identifier, secret), challengeSeconds)
}

export interface Challenge {
  identifier: string
  memberId: string
}

export async function findChallenge(
  { database, secret }: Services,
  presented: Presented,
): Promise<Challenge | undefined> {
  const identifier = readSignedCookie(presented, 'two_factor', secret)
  if (!identifier) return undefined
  const memberId = await findVerification(database.auth, identifier)
  return memberId === undefined ? undefined : { identifier, memberId }
}

/** False when another request was quicker. */
export async function consumeChallenge(
  { database }: Services,
  { identifier, memberId }: Challenge,
  exchange: HttpExchange,
): Promise<boolean> {
  const [consumed] = await consumeVerifications(database.auth, [identifier])
  expireAccountCookie(exchange, 'two_factor')
  return consumed === memberId
}
