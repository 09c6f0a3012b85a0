import type pg from 'pg'
import { absoluteSeconds } from './open-auth.ts'
import { readSessionToken } from './session-cookie.ts'
import type { Presented } from './sessions.store.ts'

export interface StoredSession {
  id: string
  userAgent: string | null
  createdAt: Date
  lastUsedAt: Date
}

/** The sessions of one member, as that member sees them. */
export interface MemberSessions {
  /** Those that are good, what was used last first. */
  list(memberId: string): Promise<StoredSession[]>
  /** False when the member has no such session. */
  end(memberId: string, sessionId: string): Promise<boolean>
  /**
   * Ends every session but the presented one; resolves with how many those were. Devices that need no code are
   * forgotten, and sign-ins and links that wait are void: all of these stand under the member's number.
   */
  endOthers(memberId: string, presented: Presented): Promise<number>
  /** Writes down that the member of the presented session has signed in, and says who that is. */
  noteSignIn(presented: Presented): Promise<string | undefined>
}

export function openMemberSessions(pool: pg.Pool, secret: string): MemberSessions {
  const tokenIn = ({ headers, origin }: Presented) => readSessionToken(headers.cookie, origin, secret)
  return {
    async list(memberId) {
      const { rows } = await pool.query<StoredSession>(listOwn, [memberId])
      return rows
    },
    async end(memberId, sessionId) {
      const { rowCount } = await pool.query('delete from sessions where user_id = $1 and id = $2', [
        memberId,
        sessionId,
      ])
      return rowCount === 1
    },
    async endOthers(memberId, presented) {
      const { rowCount } = await pool.query(endOthers, [memberId, tokenIn(presented) ?? ''])
      return rowCount ?? 0
    },
    async noteSignIn(presented) {
      const token = tokenIn(presented)
      if (!token) return undefined
      const { rows } = await pool.query<{ id: string }>(noteSignIn, [token])
      return rows[0]?.id
    },
  }
}

const listOwn = `
  select id, user_agent as "userAgent", created_at as "createdAt", updated_at as "lastUsedAt" from sessions
  where user_id = $1 and expires_at > now() and created_at > now() - make_interval(secs => ${absoluteSeconds})
  order by updated_at desc, created_at desc, id desc`

const endOthers = `
  with void as (delete from verifications where value = $1::text)
  delete from sessions where user_id = $1::uuid and token <> $2`

const noteSignIn = `
  update users set last_sign_in_at = now() where id = (select user_id from sessions where token = $1) returning id`
