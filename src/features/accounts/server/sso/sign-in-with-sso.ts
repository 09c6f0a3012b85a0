import { commonRefusals, Refusal, refuse } from '#platform/api.contract.ts'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { Log } from '#platform/server/log.ts'
import { safeNext } from '../../accounts.rules.ts'
import { type OidcFailure, oidcContract } from '../../oidc.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { limited } from '../attempts.store.ts'
import { createSession } from '../sessions/create-session.ts'
import type { IdTokenClaims } from './id-token-claims.ts'
import type { IdentityStore } from './identity.store.ts'
import type { OidcFlow, OidcFlowState } from './oidc-flow.ts'
import type { OidcProvider } from './oidc-provider.ts'

export interface OidcServices extends AccountServices {
  provider: OidcProvider | undefined
  flow: OidcFlow
  identities: IdentityStore
  log: Log
}

class SignInFailed extends Error {
  readonly failure: OidcFailure
  constructor(failure: OidcFailure) {
    super(failure)
    this.failure = failure
  }
}

/** Resolves with the address of the provider, where the browser goes now. */
export async function startOidcSignIn(
  { provider, flow, log, requireHttps }: OidcServices,
  next: string | undefined,
  exchange: HttpExchange,
): Promise<string> {
  if (!provider) throw new Refusal('NOT_FOUND', commonRefusals.NOT_FOUND)
  requireHttps(exchange)
  const started = await provider.start(exchange.origin).catch((failure: unknown) => {
    log.warn(traceOf(failure), 'the sign-on provider does not answer')
    throw refuse(oidcContract.startOidc, 'PROVIDER_AWAY')
  })
  flow.start(exchange, { ...started.flow, next: safeNext(next) })
  return started.url.href
}

/** For a browser that comes back from the provider. Resolves with the path to go on to, whatever became of it. */
export async function completeOidcSignIn(
  services: OidcServices,
  provider: OidcProvider,
  search: string,
  exchange: HttpExchange,
): Promise<string> {
  const { flow, log } = services
  const state = flow.end(exchange)
  if (!state) return pathOfFailure('oidc')
  try {
    const claims = await verifyCallback(services, provider, state, search, exchange)
    return await signIn(services, claims, state, exchange)
  } catch (failure) {
    const kind = failureOf(failure)
    if (kind === 'oidc') log.warn(traceOf(failure), 'signing in with the provider did not work')
    return pathOfFailure(kind)
  }
}

/** Counted like a password: a wrong answer of the provider is a try, too. */
function verifyCallback(
  { limiter }: OidcServices,
  provider: OidcProvider,
  state: OidcFlowState,
  search: string,
  exchange: HttpExchange,
): Promise<IdTokenClaims> {
  return limited(
    limiter,
    [['signInByAddress', networkOf(exchange.address)]],
    () => provider.finish(state, exchange.origin, search),
    () => true,
  )
}

async function signIn(
  services: OidcServices,
  claims: IdTokenClaims,
  { next }: OidcFlowState,
  exchange: HttpExchange,
): Promise<string> {
  const account = await services.accounts.find(await findOrCreateAccount(services, claims, exchange))
  if (!account) throw new SignInFailed('oidc')
  const { twoFactorRedirect } = await createSession(services, account, exchange)
  return twoFactorRedirect ? `/login?mode=code&next=${encodeURIComponent(next)}` : next
}

async function findOrCreateAccount(
  { accounts, identities, limiter, ownerLink }: OidcServices,
  claims: IdTokenClaims,
  exchange: HttpExchange,
): Promise<string> {
  const known = await identities.find(claims)
  if (known) return known
  const { email } = claims
  if (email === undefined) throw new SignInFailed('oidc')
  const linked = await identities.link({ ...claims, email })
  if (linked) return linked
  if (await accounts.isTaken(email)) throw new SignInFailed('oidc-address')
  await limiter.consume(['signUpByAddress', networkOf(exchange.address)])
  const created = await identities.createAccount({ ...claims, email })
  await ownerLink.claimByCode(created, exchange)
  return created
}

function failureOf(failure: unknown): OidcFailure {
  if (failure instanceof SignInFailed) return failure.failure
  return failure instanceof Refusal && failure.code === 'BANNED_USER' ? 'oidc-closed' : 'oidc'
}

function pathOfFailure(failure: OidcFailure): string {
  return `/login?failed=${failure}`
}

/** Messages may quote what the provider said, tokens too, so only kind and code are logged. */
function traceOf(failure: unknown): { kind: string; code: string } {
  const { name, code } = failure as { name?: unknown; code?: unknown }
  return { kind: String(name), code: String(code) }
}
