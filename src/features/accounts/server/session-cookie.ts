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

/** The line that makes a browser forget its session. */
export function endedSessionCookie(origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${sessionCookieOf(origin)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Of a sign-in that waits for its second factor. */
export function challengeCookieOf(origin: string): string {
  return `${cookiePrefixOf(origin)}.two_factor`
}

/**
 * What a cookie in a `Cookie` header says, if its signature is ours. The library signs `value.signature`, HMAC with
 * SHA-256 in base64, percent-encoded (better-call, cookies).
 */
export function readSignedCookie(
  header: string | undefined,
  cookie: string,
  secret: string,
): string | undefined {
  const name = `${cookie}=`
  const pair = (header ?? '').split(/;\s*/).find(one => one.startsWith(name))
  if (!pair) return undefined
  const signed = decoded(pair.slice(name.length))
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const value = signed.slice(0, dot)
  // Compared as text: several texts decode to the same bytes, and only one of them is what was handed out.
  const expected = Buffer.from(signatureOf(value, secret))
  const given = Buffer.from(signed.slice(dot + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined
}

/** The counterpart: a value with its signature, as `readSignedCookie` takes it. */
export function signForCookie(value: string, secret: string): string {
  return encodeURIComponent(`${value}.${signatureOf(value, secret)}`)
}

export function readSessionToken(
  header: string | undefined,
  origin: string,
  secret: string,
): string | undefined {
  return readSignedCookie(header, sessionCookieOf(origin), secret)
}

function signatureOf(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64')
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
