import { type ProcedureOutput, Refusal, refuse } from '#platform/api.contract.ts'
import type { Handlers, HttpExchange } from '#platform/server/http/mount-contract.ts'
import { factorsContract } from '../factors.contract.ts'
import type { AccountServices } from './accounts.routes.ts'
import { askLibrary } from './ask-library.ts'
import { beginSession } from './begin-session.ts'
import { checkPassword } from './check-password.ts'
import { keepCookies } from './keep-cookies.ts'
import { settleFactors } from './settle-factors.ts'
import { tellAccount } from './tell-account.ts'

type TwoFactorDoors = Pick<
  typeof factorsContract,
  'startTwoFactor' | 'endTwoFactor' | 'verifyCode' | 'verifyRecoveryCode' | 'renewRecoveryCodes'
>

const { startTwoFactor, endTwoFactor, verifyCode, verifyRecoveryCode, renewRecoveryCodes } = factorsContract

/** The code of an authenticator app, and the recovery codes for when it is lost. */
export function twoFactorHandlers(services: AccountServices): Handlers<TwoFactorDoors> {
  const { libraryOf, sessions } = services
  return {
    async startTwoFactor({ body }, { memberId }, exchange) {
      await checkPassword(services, startTwoFactor, memberId!, body.password)
      return askLibrary<ProcedureOutput<typeof startTwoFactor>>(libraryOf, startTwoFactor, exchange, { body })
    },

    async endTwoFactor({ body }, { memberId }, exchange) {
      await checkPassword(services, endTwoFactor, memberId!, body.password)
      const kept = keepCookies(exchange)
      await askLibrary(libraryOf, endTwoFactor, kept.exchange, { body })
      await settleFactors(services, memberId!, kept.presented())
      return { done: true as const }
    },

    async renewRecoveryCodes({ body }, { memberId }, exchange) {
      await checkPassword(services, renewRecoveryCodes, memberId!, body.password)
      return askLibrary<ProcedureOutput<typeof renewRecoveryCodes>>(libraryOf, renewRecoveryCodes, exchange, {
        body,
      })
    },

    async verifyCode({ body }, _caller, exchange) {
      const held = await sessions.findHeld(exchange)
      const isSettingUp = held && !(await sessions.accountOf(held.id)).two_factor_enabled
      if (isSettingUp) return confirmApp(services, held.id, body.code, exchange)
      return passSecondFactor(services, verifyCode, body, exchange)
    },

    verifyRecoveryCode: ({ body }, _caller, exchange) =>
      passSecondFactor(services, verifyRecoveryCode, body, exchange),
  }
}

/** From now on signing in asks for a code: this one shows that the app was set up right. */
async function confirmApp(
  services: AccountServices,
  memberId: string,
  code: string,
  exchange: HttpExchange,
): Promise<ProcedureOutput<typeof verifyCode>> {
  const { libraryOf, attempts, live } = services
  await attempts.count('codeByAccount', memberId)
  await refuseUsedCode(services, memberId, code)
  const kept = keepCookies(exchange)
  const { user } = await askLibrary<ProcedureOutput<typeof verifyCode>>(
    libraryOf,
    verifyCode,
    kept.exchange,
    {
      body: { code },
      sameAs: { TOTP_NOT_ENABLED: 'INVALID_CODE' },
    },
  )
  await attempts.forget('codeByAccount', memberId)
  await settleFactors(services, memberId, kept.presented())
  tellAccount(live, memberId, 'factor-verified')
  return { user }
}

/**
 * The second half of a sign-in. The library counts five tries for each sign-in and locks the code for a while after ten
 * in a row; here they count by account over all sign-ins, before they are made.
 */
async function passSecondFactor(
  services: AccountServices,
  procedure: typeof verifyCode | typeof verifyRecoveryCode,
  body: { code: string; trustDevice?: boolean | undefined },
  exchange: HttpExchange,
): Promise<ProcedureOutput<typeof verifyCode>> {
  const { attempts, factors, live, demandHttps } = services
  demandHttps(exchange)
  const memberId = await factors.findChallenged(exchange)
  if (!memberId) throw refuse(procedure, 'INVALID_TWO_FACTOR_COOKIE')
  await attempts.count('codeByAccount', memberId)
  if (procedure === verifyCode) await refuseUsedCode(services, memberId, body.code)
  const { user } = await beginSession<ProcedureOutput<typeof verifyCode>>(services, procedure, exchange, {
    body,
    sameAs: {
      TOTP_NOT_ENABLED: 'INVALID_TWO_FACTOR_COOKIE',
      BACKUP_CODES_NOT_ENABLED: 'INVALID_TWO_FACTOR_COOKIE',
      TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'INVALID_TWO_FACTOR_COOKIE',
      // Of two that bring the same code at once the slower one.
      409: 'INVALID_BACKUP_CODE',
    },
  })
  await attempts.forget('codeByAccount', memberId)
  tellAccount(live, memberId, 'factor-verified')
  return { user }
}

/** The library would take a code again for as long as the app may show it. */
async function refuseUsedCode({ attempts }: AccountServices, memberId: string, code: string): Promise<void> {
  await attempts.count('sameCode', `${memberId} ${code}`).catch((failure: unknown) => {
    throw failure instanceof Refusal ? refuse(verifyCode, 'INVALID_CODE') : failure
  })
}
