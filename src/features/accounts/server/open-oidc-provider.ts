import * as oidc from 'openid-client'
import type { Settings } from '#platform/server/settings.ts'
import { oidcCallback } from '../oidc.contract.ts'
import type { Journey } from './oidc-journey.ts'
import { readVouched, type Vouched } from './read-vouched.ts'

export type OidcSettings = Pick<Settings, 'oidcIssuer' | 'oidcClientId' | 'oidcClientSecret' | 'oidcName'>

export interface OidcProvider {
  name: string
  /** Where somebody has to go, and what they have to bring back from there. */
  start(origin: string): Promise<{ url: URL; journey: Omit<Journey, 'next'> }>
  /** Whom the provider vouches for. Throws when anything about its word is not right. */
  finish(journey: Journey, origin: string, search: string): Promise<Vouched>
}

const timeoutSeconds = 5
const mostBytes = 256 * 1024

/** Nothing is asked of the provider before somebody wants to sign in there. */
export function openOidcProvider(settings: OidcSettings): OidcProvider | undefined {
  const { oidcIssuer: issuer, oidcClientId: id, oidcClientSecret: secret, oidcName: name } = settings
  if (!issuer || !id || !secret) return undefined
  let known: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    known ??= discover(new URL(issuer), id, secret).catch((failure: unknown) => {
      known = undefined
      throw failure
    })
    return known
  }
  return {
    name,
    start: async origin => setOut(await configuration(), origin),
    finish: async (...back) => readVouched(issuer, await listen(await configuration(), ...back)),
  }
}

function discover(issuer: URL, id: string, secret: string): Promise<oidc.Configuration> {
  // The library trusts TLS with the token alone; the signature is looked at here in any case.
  const execute = [oidc.enableNonRepudiationChecks]
  if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests)
  return oidc.discovery(issuer, id, undefined, showSecret(secret), {
    execute,
    timeout: timeoutSeconds,
    [oidc.customFetch]: fetchBounded,
  })
}

/** In the way that the provider says it understands; the standard's own where it says nothing. */
function showSecret(secret: string): oidc.ClientAuth {
  const [inBody, inHeader] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)]
  return (server, ...rest) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (takesBody ? inBody : inHeader)(server, ...rest)
  }
}

async function setOut(config: oidc.Configuration, origin: string) {
  const journey = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  }
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: new URL(oidcCallback, origin).href,
    scope: 'openid email profile',
    state: journey.state,
    nonce: journey.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(journey.verifier),
    code_challenge_method: 'S256',
  })
  // A browser is sent there, so it has to be the address of a page.
  if (!/^https?:$/.test(url.protocol)) throw new Error('The provider names no page to sign in at.')
  return { url, journey }
}

/** The claims of the token, or those of the provider's own page about its users where the token leaves the address out. */
async function listen(config: oidc.Configuration, journey: Journey, origin: string, search: string) {
  const back = new URL(oidcCallback, origin)
  back.search = search
  const tokens = await oidc.authorizationCodeGrant(config, back, {
    expectedState: journey.state,
    expectedNonce: journey.nonce,
    pkceCodeVerifier: journey.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()!
  if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims
  return oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
}

/** The library brings the timeout and follows nobody elsewhere; how much it reads is ours to say. */
const fetchBounded: oidc.CustomFetch = async (url, options) => {
  const answer = await fetch(url, options as RequestInit)
  let left = mostBytes
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength
      if (left < 0) throw new Error('The provider says too much.')
      controller.enqueue(chunk)
    },
  })
  return new Response(answer.body?.pipeThrough(counted) ?? null, answer)
}
