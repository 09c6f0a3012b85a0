import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * `__Host-` ties a cookie to this very host, over https. Plain http, which only loopback and a house's own network
 * should use, cannot have it; the other name keeps the two apart.
 */
export function cookiePrefixOf(origin: string): string {
  return origin.startsWith('https:') ? '__Host-smoke-deck' : 'smoke-deck'
}

export function sessionCookieOf(origin: string): string {
  return `${cookiePrefixOf(origin)}.session_token`
}

/**
 * The session's token in a `Cookie` header, if its signature is ours. The library signs `token.signature`, HMAC with
 * SHA-256 in base64, percent-encoded (better-call, cookies).
 */
export function readSessionToken(
  header: string | undefined,
  origin: string,
  secret: string,
): string | undefined {
  const name = `${sessionCookieOf(origin)}=`
  const pair = (header ?? '').split(/;\s*/).find(one => one.startsWith(name))
  if (!pair) return undefined
  const signed = decoded(pair.slice(name.length))
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = signed.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
