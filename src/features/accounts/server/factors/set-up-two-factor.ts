import { type ProcedureOutput, refuse } from '#platform/api.contract.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { factorsContract } from '../../factors.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { requirePassword } from '../credentials/require-password.ts'
import { replaceSessions } from '../sessions/create-session.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createTotpSecret, totpUri } from './totp.ts'

interface WithPassword {
  password: string
}

const { startTwoFactor: start, endTwoFactor: end, renewRecoveryCodes: renew } = factorsContract

/** Has no effect before a code is verified (`verify-second-factor.ts`). */
export async function startTwoFactor(
  services: AccountServices,
  { password }: WithPassword,
  memberId: string,
): Promise<ProcedureOutput<typeof start>> {
  await requirePassword(services, start, memberId, password)
  const { email } = await services.accounts.accountOf(memberId)
  const [secret, backupCodes] = [createTotpSecret(), createRecoveryCodes()]
  const isStarted = await services.twoFactors.start(memberId, secret, backupCodes)
  if (!isStarted) throw refuse(start, 'TOTP_ALREADY_ENABLED')
  return { totpURI: totpUri(secret, email), backupCodes }
}

export async function endTwoFactor(
  services: AccountServices,
  { password }: WithPassword,
  memberId: string,
  exchange: HttpExchange,
): Promise<void> {
  await requirePassword(services, end, memberId, password)
  await services.twoFactors.end(memberId)
  await replaceSessions(services, memberId, exchange)
}

export async function renewRecoveryCodes(
  services: AccountServices,
  { password }: WithPassword,
  memberId: string,
): Promise<string[]> {
  await requirePassword(services, renew, memberId, password)
  const { two_factor_enabled: isOn } = await services.accounts.accountOf(memberId)
  const codes = createRecoveryCodes()
  if (!isOn || !(await services.twoFactors.replaceRecoveryCodes(memberId, codes)))
    throw refuse(renew, 'TWO_FACTOR_NOT_ENABLED')
  return codes
}
