import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Codes of an authenticator app (RFC 6238): SHA-1, six digits, half a minute. */
const period = 30
/** The step before and after count as well: clocks differ, and people type slowly. */
const window = 1

/** 192 random bits. The text itself is the key, as it is stored. */
export function createTotpSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** What an authenticator app reads from the picture. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

export function isTotpCode(secret: string, code: string): boolean {
  return totpOf(secret).validate({ token: code, window }) !== null
}

function totpOf(secret: string, label = ''): TOTP {
  const key = new Secret({ buffer: new Uint8Array(Buffer.from(secret)).buffer })
  return new TOTP({ issuer: 'Smoke Deck', label, algorithm: 'SHA1', digits: 6, period, secret: key })
}
