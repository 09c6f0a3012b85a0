import { createHmac, randomBytes } from 'node:crypto'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import { isSame, type Presented, readCookie, setAccountCookie } from './cookies.ts'

/** Browsers in which a member has signed in before. Their tries are counted separately, so others cannot use them up. */
export interface KnownDevices {
  /** The id under which tries for this address count in this browser; undefined where it is not known for it. */
  find(presented: Presented, email: string): string | undefined
  /** After a sign-in with this address. */
  remember(exchange: HttpExchange, email: string): void
}

const knownSeconds = 180 * 24 * 60 * 60
/** Of a browser that several people use. */
const maxAccounts = 4

/**
 * Nothing is stored. For each account the cookie has a random id, its expiry, and a signature over both and the email
 * address: the cookie does not reveal who signed in, and cannot be forged.
 */
export function openKnownDevices(secret: string): KnownDevices {
  const key = createHmac('sha256', secret).update('known device').digest()
  const signatureOf = (entry: string, email: string) =>
    createHmac('sha256', key).update(`${entry} ${email}`).digest('base64url')
  const isOf = (email: string) => (entry: string) => {
    const [id = '', until = '', signature = ''] = entry.split('~')
    return Number(until) > Date.now() / 1000 && isSame(signature, signatureOf(`${id}~${until}`, email))
  }
  const entriesIn = (presented: Presented) =>
    (readCookie(presented, 'known_device') ?? '').split('.').slice(0, maxAccounts)
  const find: KnownDevices['find'] = (presented, email) =>
    entriesIn(presented).find(isOf(email))?.split('~')[0]
  return {
    find,
    remember(exchange, email) {
      const others = entriesIn(exchange).filter(entry => entry.length > 0 && !isOf(email)(entry))
      const id = find(exchange, email) ?? randomBytes(16).toString('base64url')
      const entry = `${id}~${Math.floor(Date.now() / 1000) + knownSeconds}`
      const entries = [`${entry}~${signatureOf(entry, email)}`, ...others].slice(0, maxAccounts)
      setAccountCookie(exchange, 'known_device', entries.join('.'), knownSeconds)
    },
  }
}
