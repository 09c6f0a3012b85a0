import { type HandlerInput, type ProcedureOutput, refuse } from '#platform/api.contract.ts'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { accountsContract } from '../../accounts.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { type Attempt, limited } from '../attempts.store.ts'
import { createSession } from '../sessions/create-session.ts'

type SignIn = typeof accountsContract.signIn

/** A wrong password and an unknown address get the same answer after the same work. */
export async function signIn(
  services: AccountServices,
  { email, password }: HandlerInput<SignIn>['body'],
  exchange: HttpExchange,
): Promise<ProcedureOutput<SignIn>> {
  const { accounts, database, limiter, passwords, requireHttps } = services
  requireHttps(exchange)
  passwords.requireRoom()
  return limited(limiter, triesOf(services, email, exchange), async () => {
    const account = await accounts.findCredentials({ email })
    const isRight = await passwords.verify(account?.passwordHash, password)
    if (!account || !isRight) {
      await recordAudit(database.auth, {
        ...actorOf({ memberId: null }, exchange),
        action: 'account.sign-in-refused',
        target: account?.id ?? 'unknown',
      })
      throw refuse(accountsContract.signIn, 'INVALID_EMAIL_OR_PASSWORD')
    }
    return createSession(services, account, exchange)
  })
}

function triesOf({ knownDevices }: AccountServices, email: string, exchange: HttpExchange): Attempt[] {
  const device = knownDevices.find(exchange, email)
  if (device) return [['signInByDevice', device]]
  const network = networkOf(exchange.address)
  return [
    ['signInByAddress', network],
    ['signInByAccount', `${email} ${network}`],
    ['signInByAccountDaily', email],
  ]
}
