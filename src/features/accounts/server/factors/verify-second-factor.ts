import { createHash } from 'node:crypto'
import { type ProcedureOutput, refuse } from '#platform/api.contract.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { factorsContract } from '../../factors.contract.ts'
import type { StoredAccount } from '../account.store.ts'
import type { AccountServices } from '../account-services.ts'
import { type Attempt, isOverLimit, limited } from '../attempts.store.ts'
import { createSession, publicAccount, replaceSessions } from '../sessions/create-session.ts'
import { publishAccountEvent } from '../sessions/publish-account-event.ts'
import { type Challenge, consumeChallenge, findChallenge } from '../sessions/second-factor-challenge.ts'
import { trustDevice } from '../sessions/trusted-devices.ts'
import { isTotpCode } from './totp.ts'

const { verifyCode, verifyRecoveryCode: verifyRecovery } = factorsContract

interface SentCode {
  code: string
  trustDevice?: boolean | undefined
}
type SignedIn = ProcedureOutput<typeof verifyCode>

/** Completes a sign-in, or confirms that the app was set up. */
export async function verifyAppCode(
  services: AccountServices,
  { code, trustDevice: isTrusting }: SentCode,
  exchange: HttpExchange,
): Promise<SignedIn> {
  const current = await services.sessions.find(exchange)
  const signedIn = current && (await services.accounts.find(current.id))
  if (signedIn && !signedIn.two_factor_enabled) return confirmApp(services, signedIn, code, exchange)
  return completeSignIn(services, verifyCode, { trustDevice: isTrusting }, exchange, async memberId => {
    if (!(await isFreshAppCode(services, memberId, code, { isVerified: true })))
      throw refuse(verifyCode, 'INVALID_CODE')
  })
}

export function verifyRecoveryCode(
  services: AccountServices,
  { code }: SentCode,
  exchange: HttpExchange,
): Promise<SignedIn> {
  return completeSignIn(services, verifyRecovery, {}, exchange, async memberId => {
    if (!(await services.twoFactors.consumeRecoveryCode(memberId, code)))
      throw refuse(verifyRecovery, 'INVALID_BACKUP_CODE')
  })
}

/** Turns the second factor on, once a code has proved that the app was set up. */
async function confirmApp(
  services: AccountServices,
  account: StoredAccount,
  code: string,
  exchange: HttpExchange,
): Promise<SignedIn> {
  await limited(services.limiter, [triesOf(services, account, exchange)], async () => {
    if (!(await isFreshAppCode(services, account.id, code, { isVerified: false })))
      throw refuse(verifyCode, 'INVALID_CODE')
  })
  await services.twoFactors.confirm(account.id)
  await replaceSessions(services, account.id, exchange)
  publishAccountEvent(services.live, account.id, 'factor-verified')
  return { user: publicAccount(account) }
}

/** The second half of a sign-in. Tries are counted per account across sign-ins, and per sign-in. */
async function completeSignIn(
  services: AccountServices,
  procedure: typeof verifyCode | typeof verifyRecovery,
  { trustDevice: isTrusting }: Pick<SentCode, 'trustDevice'>,
  exchange: HttpExchange,
  requireCode: (memberId: string) => Promise<void>,
): Promise<SignedIn> {
  services.requireHttps(exchange)
  const challenge = await findChallenge(services, exchange)
  const account = challenge && (await services.accounts.find(challenge.memberId))
  if (!account) throw refuse(procedure, 'INVALID_TWO_FACTOR_COOKIE')
  const answer = await limited(services.limiter, [triesOf(services, account, exchange)], async () => {
    await countTryOf(services, procedure, challenge)
    await requireCode(account.id)
    if (!(await consumeChallenge(services, challenge, exchange)))
      throw refuse(procedure, 'INVALID_TWO_FACTOR_COOKIE')
    return createSession(services, account, exchange, { hasSecondFactor: true })
  })
  if (isTrusting) await trustDevice(services, account.id, exchange)
  publishAccountEvent(services.live, account.id, 'factor-verified')
  return answer
}

function triesOf({ knownDevices }: AccountServices, account: StoredAccount, exchange: HttpExchange): Attempt {
  const device = knownDevices.find(exchange, account.email)
  return device ? ['codeByDevice', device] : ['codeByAccount', account.id]
}

async function countTryOf(
  { limiter }: AccountServices,
  procedure: typeof verifyCode | typeof verifyRecovery,
  { identifier }: Challenge,
): Promise<void> {
  const subject = createHash('sha256').update(identifier).digest('base64url')
  await limiter.consume(['codeByChallenge', subject]).catch((failure: unknown) => {
    throw isOverLimit(failure) ? refuse(procedure, 'INVALID_TWO_FACTOR_COOKIE') : failure
  })
}

/** Each code works once, though the app may still show it. */
async function isFreshAppCode(
  { limiter, twoFactors }: AccountServices,
  memberId: string,
  code: string,
  { isVerified }: { isVerified: boolean },
): Promise<boolean> {
  const stored = await twoFactors.findSecret(memberId)
  if (!stored || stored.isVerified !== isVerified || !isTotpCode(stored.secret, code)) return false
  return limiter.consume(['sameCode', `${memberId} ${code}`]).then(
    () => true,
    (failure: unknown) => {
      if (isOverLimit(failure)) return false
      throw failure
    },
  )
}
