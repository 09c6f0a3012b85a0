import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'

/** The cookies that identify the caller. */
export type Presented = Pick<HttpExchange, 'cookies' | 'origin'>

/** Every cookie of the accounts. */
export type AccountCookie =
  | 'session_token'
  /** Of a sign-in that waits for its second factor. */
  | 'two_factor'
  | 'trust_device'
  | 'known_device'
  | 'better-auth-passkey'
  | 'oidc'
  | 'owner-code'
  | 'invitation'

/**
 * `__Host-` ties a cookie to this very host, over https. Plain http, which only loopback and a local network should
 * use, cannot have it; the other name keeps the two apart.
 */
export function cookieNameOf(origin: string, cookie: AccountCookie): string {
  return `${origin.startsWith('https:') ? '__Host-' : ''}smoke-deck.${cookie}`
}

/** `Lax`, since links in emails and identity providers send people here from other sites. */
export function setAccountCookie(
  { origin, setCookie }: HttpExchange,
  cookie: AccountCookie,
  value: string,
  seconds: number,
): void {
  const secure = origin.startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: seconds } as const
  setCookie(cookieNameOf(origin, cookie), value, attributes)
}

export function expireAccountCookie(exchange: HttpExchange, cookie: AccountCookie): void {
  setAccountCookie(exchange, cookie, '', 0)
}

export function readCookie({ cookies, origin }: Presented, cookie: AccountCookie): string | undefined {
  return cookies[cookieNameOf(origin, cookie)]
}

/** `value.signature`; the signature is HMAC with SHA-256 in base64. */
export function signCookie(value: string, secret: string): string {
  return `${value}.${signatureOf(value, secret)}`
}

/** What the cookie says, if its signature is ours. */
export function readSignedCookie(
  presented: Presented,
  cookie: AccountCookie,
  secret: string,
): string | undefined {
  const signed = readCookie(presented, cookie) ?? ''
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const value = signed.slice(0, dot)
  // Compared as text: several texts decode to the same bytes, and only one of them is what was handed out.
  return isSame(signed.slice(dot + 1), signatureOf(value, secret)) ? value : undefined
}

export function signatureOf(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64')
}

/** Takes the same time wherever the two differ. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
