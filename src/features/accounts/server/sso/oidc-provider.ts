import * as oidc from 'openid-client'
import type { Settings } from '#platform/server/settings.ts'
import { oidcCallback } from '../../oidc.contract.ts'
import { type IdTokenClaims, readIdTokenClaims } from './id-token-claims.ts'
import type { OidcFlowState } from './oidc-flow.ts'

export type OidcSettings = Pick<Settings, 'oidcIssuer' | 'oidcClientId' | 'oidcClientSecret' | 'oidcName'>

export interface OidcProvider {
  name: string
  /** The page of the provider, and what the browser has to bring back from there. */
  start(origin: string): Promise<{ url: URL; flow: Omit<OidcFlowState, 'next'> }>
  /** Exchanges the code. Throws when anything about the answer is not right. */
  finish(flow: OidcFlowState, origin: string, search: string): Promise<IdTokenClaims>
}

const timeoutSeconds = 5
const maxBytes = 256 * 1024

/** Sends nothing to the provider before the first sign-in. Undefined where the settings name none. */
export function openOidcProvider(settings: OidcSettings): OidcProvider | undefined {
  const { oidcIssuer: issuer, oidcClientId: id, oidcClientSecret: secret, oidcName: name } = settings
  if (!issuer || !id || !secret) return undefined
  let discovered: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    discovered ??= discover(new URL(issuer), id, secret).catch((failure: unknown) => {
      discovered = undefined
      throw failure
    })
    return discovered
  }
  return {
    name,
    start: async origin => startFlow(await configuration(), origin),
    finish: async (...back) => readIdTokenClaims(issuer, await exchangeCode(await configuration(), ...back)),
  }
}

function discover(issuer: URL, id: string, secret: string): Promise<oidc.Configuration> {
  // The library trusts TLS with the token alone; its signature is verified here in any case.
  const execute = [oidc.enableNonRepudiationChecks]
  if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests)
  return oidc.discovery(issuer, id, undefined, authenticateClient(secret), {
    execute,
    timeout: timeoutSeconds,
    [oidc.customFetch]: fetchBounded,
  })
}

/** By the method that the provider names; by the standard's default where it names none. */
function authenticateClient(secret: string): oidc.ClientAuth {
  const [inBody, inHeader] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)]
  return (server, ...rest) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (takesBody ? inBody : inHeader)(server, ...rest)
  }
}

async function startFlow(config: oidc.Configuration, origin: string) {
  const flow = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  }
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: new URL(oidcCallback, origin).href,
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  })
  // A browser is sent there, so it has to be the address of a page.
  if (!/^https?:$/.test(url.protocol)) throw new Error('The authorization endpoint is not a page.')
  return { url, flow }
}

/** The claims of the ID token, or of the userinfo endpoint where the token leaves the address out. */
async function exchangeCode(config: oidc.Configuration, flow: OidcFlowState, origin: string, search: string) {
  const back = new URL(oidcCallback, origin)
  back.search = search
  const tokens = await oidc.authorizationCodeGrant(config, back, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()!
  if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims
  return oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
}

/** The library brings the timeout and follows no redirects; the size of an answer is bounded here. */
const fetchBounded: oidc.CustomFetch = async (url, options) => {
  const answer = await fetch(url, options as RequestInit)
  let left = maxBytes
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength
      if (left < 0) throw new Error('The answer of the provider is too large.')
      controller.enqueue(chunk)
    },
  })
  return new Response(answer.body?.pipeThrough(counted) ?? null, answer)
}
