import { createHmac } from 'node:crypto'
import { cookiePrefixOf, readSignedCookie, signForCookie } from './session-cookie.ts'
import type { Presented } from './sessions.store.ts'

/** What this browser has to bring back from the provider, and where it goes then. */
export interface Journey {
  state: string
  nonce: string
  verifier: string
  next: string
}

export interface Journeys {
  /** The cookie for somebody who sets out. */
  cookieOf(origin: string, journey: Journey): string
  /** The journey of whoever comes back, if it began here, in this browser, not long ago. */
  read(presented: Presented): Journey | undefined
  /** The line that makes the browser forget it: a journey ends once. */
  endedCookieOf(origin: string): string
}

const journeySeconds = 10 * 60

export function openJourneys(secret: string): Journeys {
  // A key of its own, so that no other cookie that is signed here can stand in for this one.
  const key = createHmac('sha256', secret).update('oidc journey').digest('base64')
  return {
    cookieOf(origin, journey) {
      const sealed = { ...journey, endsAt: Date.now() + journeySeconds * 1000 }
      const value = Buffer.from(JSON.stringify(sealed)).toString('base64url')
      return cookieLine(origin, signForCookie(value, key), journeySeconds)
    },
    read({ headers, origin }) {
      const value = readSignedCookie(headers.cookie, nameOf(origin), key)
      if (value === undefined) return undefined
      const sealed = JSON.parse(Buffer.from(value, 'base64url').toString()) as Journey & { endsAt: number }
      return sealed.endsAt > Date.now() ? sealed : undefined
    },
    endedCookieOf: origin => cookieLine(origin, '', 0),
  }
}

/** `Lax`, for the provider sends people back from another site. */
function cookieLine(origin: string, value: string, seconds: number): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${nameOf(origin)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

function nameOf(origin: string): string {
  return `${cookiePrefixOf(origin)}.oidc`
}
