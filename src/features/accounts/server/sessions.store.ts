import type pg from 'pg'
import type { Role } from '../accounts.contract.ts'
import { absoluteSeconds, idleSeconds } from './open-auth.ts'
import { readSessionToken } from './session-cookie.ts'

export interface Account {
  id: string
  email: string
  role: Role
  two_factor_enabled: boolean
}

export interface HeldSession extends Omit<Account, 'two_factor_enabled'> {
  sessionId: string
  expiresAt: Date
}

/** What tells whose request it is. */
export interface Presented {
  headers: { cookie?: string | undefined }
  origin: string
}

export interface SessionStore {
  /**
   * The session in the caller's cookie, if it is good: one question, and none without a signed cookie. What was
   * ended, banned or deleted a moment ago is not found any more. Use is noted at most once a minute.
   */
  findHeld(presented: Presented): Promise<HeldSession | undefined>
  /** Ends the session that came with a request: whoever signs in again gets another one. */
  endPresented(presented: Presented): Promise<void>
  /** Which of these sessions are good right now. */
  findGood(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
  findAccount(id: string): Promise<Account | undefined>
  /** The account of somebody who is signed in. */
  accountOf(id: string): Promise<Account>
}

export function openSessionStore(pool: pg.Pool, secret: string): SessionStore {
  const tokenIn = ({ headers, origin }: Presented) => readSessionToken(headers.cookie, origin, secret)
  const findAccount = async (id: string) => {
    const { rows } = await pool.query<Account>(
      'select id, email, role, two_factor_enabled from users where id = $1',
      [id],
    )
    return rows[0]
  }
  return {
    findAccount,
    async accountOf(id) {
      const account = await findAccount(id)
      if (!account) throw new Error('A session outlived its account.')
      return account
    },
    async findHeld(presented) {
      const token = tokenIn(presented)
      if (!token) return undefined
      const { rows } = await pool.query<HeldSession & { isWorn: boolean }>({
        name: 'find-session',
        text: findByToken,
        values: [token],
      })
      const [held] = rows
      if (held?.isWorn) await pool.query({ name: 'note-use', text: noteUse, values: [held.sessionId] })
      return held
    },
    async findGood(sessionIds) {
      const { rows } = await pool.query<{ id: string }>(findGoodById, [sessionIds])
      return new Set(rows.map(({ id }) => id))
    },
    async endPresented(presented) {
      const token = tokenIn(presented)
      if (token) await pool.query('delete from sessions where token = $1', [token])
    },
  }
}

const isGood = `s.expires_at > now()
    and s.created_at > now() - make_interval(secs => ${absoluteSeconds})
    and not (u.banned and (u.ban_expires is null or u.ban_expires > now()))`

const findByToken = `
  select u.id, u.email, u.role, s.id as "sessionId", s.expires_at as "expiresAt",
    s.updated_at < now() - interval '1 minute' as "isWorn"
  from sessions s join users u on u.id = s.user_id
  where s.token = $1 and ${isGood}`

const findGoodById = `
  select s.id from sessions s join users u on u.id = s.user_id where s.id = any($1::uuid[]) and ${isGood}`

/** A session in use lives on, up to its absolute end. */
const noteUse = `
  update sessions set updated_at = now(), expires_at = now() + make_interval(secs => ${idleSeconds}) where id = $1`
