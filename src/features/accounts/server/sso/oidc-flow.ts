import { createHmac } from 'node:crypto'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { expireAccountCookie, readSignedCookie, setAccountCookie, signCookie } from '../sessions/cookies.ts'

/** What this browser has to bring back from the provider, and where it goes then. */
export interface OidcFlowState {
  state: string
  nonce: string
  verifier: string
  next: string
}

export interface OidcFlow {
  /** For a browser that leaves for the provider. */
  start(exchange: HttpExchange, state: OidcFlowState): void
  /** The state of a browser that comes back, if its flow began there, not long ago. It ends here, whatever comes of it. */
  end(exchange: HttpExchange): OidcFlowState | undefined
}

const flowSeconds = 10 * 60

export function openOidcFlow(secret: string): OidcFlow {
  // A key of its own, so that no other cookie that is signed here can stand in for this one.
  const key = createHmac('sha256', secret).update('oidc flow').digest('base64')
  return {
    start(exchange, state) {
      const sealed: SealedState = { ...state, endsAt: Date.now() + flowSeconds * 1000 }
      const value = Buffer.from(JSON.stringify(sealed)).toString('base64url')
      setAccountCookie(exchange, 'oidc', signCookie(value, key), flowSeconds)
    },
    end(exchange) {
      const value = readSignedCookie(exchange, 'oidc', key)
      expireAccountCookie(exchange, 'oidc')
      if (value === undefined) return undefined
      const sealed = JSON.parse(Buffer.from(value, 'base64url').toString()) as SealedState
      return sealed.endsAt > Date.now() ? sealed : undefined
    },
  }
}

type SealedState = OidcFlowState & { endsAt: number }
