import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 24
/** So that a token is recognized in a log or a public repository. */
const prefix = 'sd_'
const tokenText = /^sd_[\w-]{32}$/
const bearer = /^bearer +(\S+)$/i

export function createDeviceToken(): { token: string; hash: Buffer } {
  const token = prefix + randomBytes(tokenBytes).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** The hash of the token in an `Authorization` header; undefined if there is none. */
export function readDeviceToken(authorization: string | undefined): Buffer | undefined {
  const token = bearer.exec(authorization ?? '')?.[1]
  return token !== undefined && tokenText.test(token) ? hashOf(token) : undefined
}

/** A token has 192 random bits, so a fast hash is enough. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
