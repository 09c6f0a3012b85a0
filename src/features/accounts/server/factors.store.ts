import { createHash } from 'node:crypto'
import type pg from 'pg'
import { challengeCookieOf, readSignedCookie } from './session-cookie.ts'
import type { Presented } from './sessions.store.ts'

export interface KeptPasskey {
  id: string
  name: string | null
  createdAt: Date
}

export interface FactorStore {
  listPasskeys(memberId: string): Promise<KeptPasskey[]>
  /** False when the member has no such passkey. */
  deletePasskey(memberId: string, id: string): Promise<boolean>
  /** Whose password was right a moment ago, in a sign-in that waits for its second factor. */
  findChallenged(presented: Presented): Promise<string | undefined>
}

export function openFactorStore(pool: pg.Pool, secret: string): FactorStore {
  return {
    async listPasskeys(memberId) {
      const { rows } = await pool.query<KeptPasskey>(listOwn, [memberId])
      return rows
    },
    async deletePasskey(memberId, id) {
      const { rowCount } = await pool.query('delete from passkeys where user_id = $1 and id = $2', [
        memberId,
        id,
      ])
      return rowCount === 1
    },
    async findChallenged({ headers, origin }) {
      const challenge = readSignedCookie(headers.cookie, challengeCookieOf(origin), secret)
      if (!challenge) return undefined
      const { rows } = await pool.query<{ value: string }>(findChallenge, [hashed(challenge)])
      return rows[0]?.value
    },
  }
}

/** As the library keeps them (`storeIdentifier: 'hashed'`). */
const hashed = (identifier: string) => createHash('sha256').update(identifier).digest('base64url')

const listOwn = `
  select id, name, created_at as "createdAt" from passkeys where user_id = $1 order by created_at desc, id desc`

const findChallenge = 'select value from verifications where identifier = $1 and expires_at > now()'
