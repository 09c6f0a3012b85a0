import { Refusal } from '#platform/api.contract.ts'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { Log } from '#platform/server/log.ts'
import { closedAccount } from '../accounts.contract.ts'
import { type OidcFailure, oidcCallback } from '../oidc.contract.ts'
import type { AccountServices } from './accounts.routes.ts'
import { beginSession } from './begin-session.ts'
import type { Identities } from './identities.store.ts'
import type { Journey, Journeys } from './oidc-journey.ts'
import type { OidcProvider } from './open-oidc-provider.ts'
import { openSessionPath } from './open-session.ts'
import type { Vouched } from './read-vouched.ts'

export interface OidcServices extends AccountServices {
  provider: OidcProvider | undefined
  journeys: Journeys
  identities: Identities
  log: Log
}

class NotLetIn extends Error {
  readonly failure: OidcFailure
  constructor(failure: OidcFailure) {
    super(failure)
    this.failure = failure
  }
}

const callback = { path: oidcCallback, refusals: { BANNED_USER: closedAccount } } as const

/** Somebody comes back from the provider. Resolves with the path that they go on to, whatever became of it. */
export async function signInByProvider(
  services: OidcServices,
  provider: OidcProvider,
  search: string,
  exchange: HttpExchange,
): Promise<string> {
  const { journeys, log } = services
  const journey = journeys.read(exchange)
  exchange.setCookies([journeys.endedCookieOf(exchange.origin)])
  if (!journey) return pathOfFailure('oidc')
  try {
    return await letIn(
      services,
      await prove(services, provider, journey, search, exchange),
      journey,
      exchange,
    )
  } catch (failure) {
    const said = failureOf(failure)
    if (said === 'oidc') log.warn(traceOf(failure), 'signing in with the provider did not work')
    return pathOfFailure(said)
  }
}

/** Counted like a password: a wrong word of the provider is a try, too. */
async function prove(
  { attempts }: OidcServices,
  provider: OidcProvider,
  journey: Journey,
  search: string,
  exchange: HttpExchange,
): Promise<Vouched> {
  const network = networkOf(exchange.address)
  await attempts.count('signInByAddress', network)
  const vouched = await provider.finish(journey, exchange.origin, search)
  await attempts.forget('signInByAddress', network)
  return vouched
}

async function letIn(services: OidcServices, vouched: Vouched, { next }: Journey, exchange: HttpExchange) {
  const userId = await findOrOpenAccount(services, vouched, exchange)
  const { twoFactorRedirect } = await beginSession<{ twoFactorRedirect?: boolean }>(
    services,
    callback,
    exchange,
    { path: `/api/auth${openSessionPath}`, body: { userId } },
  )
  return twoFactorRedirect ? `/login?mode=code&next=${encodeURIComponent(next)}` : next
}

async function findOrOpenAccount(
  { identities, attempts, ownerLink }: OidcServices,
  vouched: Vouched,
  exchange: HttpExchange,
): Promise<string> {
  const known = await identities.find(vouched)
  if (known) return known
  const { email } = vouched
  if (email === undefined) throw new NotLetIn('oidc')
  const linked = await identities.link({ ...vouched, email })
  if (linked) return linked
  if (await identities.isTaken(email)) throw new NotLetIn('oidc-address')
  await attempts.count('signUpByAddress', networkOf(exchange.address))
  const opened = await identities.open({ ...vouched, email })
  await ownerLink.claimByCode(opened, exchange)
  return opened
}

function failureOf(failure: unknown): OidcFailure {
  if (failure instanceof NotLetIn) return failure.failure
  return failure instanceof Refusal && failure.code === 'BANNED_USER' ? 'oidc-closed' : 'oidc'
}

function pathOfFailure(failure: OidcFailure): string {
  return `/login?failed=${failure}`
}

/** Messages may quote what the provider said of somebody, tokens too, so only kind and code are written down. */
export function traceOf(failure: unknown): { kind: string; code: string } {
  const { name, code } = failure as { name?: unknown; code?: unknown }
  return { kind: String(name), code: String(code) }
}
