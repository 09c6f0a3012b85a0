import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Duty } from '#platform/api.contract.ts'
import { batchByKey } from '#platform/server/database/batch-by-key.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'
import type { Role } from '../../accounts.contract.ts'
import { endVerifications } from '../verification.store.ts'
import { type Presented, readSignedCookie } from './cookies.ts'

const daySeconds = 24 * 60 * 60
/** Without use a session ends after a week, in use after a month. */
export const idleSeconds = 7 * daySeconds
export const absoluteSeconds = 30 * daySeconds
/** Sessions of one lookup. */
const maxBatch = 100

export interface CurrentSession {
  /** Of the member. */
  id: string
  email: string
  role: Role
  /** Of the staff. */
  duties: readonly Duty[]
  hasTwoFactor: boolean
  /** Null: the admin page is locked in this session. */
  unlockedUntil: Date | null
  sessionId: string
  expiresAt: Date
}

/** `isStale`: its use was last noted more than a minute ago. */
interface FoundSession extends CurrentSession {
  token: string
  isStale: boolean
}

export interface StoredSession {
  id: string
  userAgent: string | null
  createdAt: Date
  lastUsedAt: Date
}

/** From where a session is opened, for the member's list of devices. */
export interface Device {
  network: string
  userAgent: string | undefined
}

export interface SessionStore {
  /**
   * The session of the caller's cookie, if it is good: at most one statement, and none without a signed cookie. What was ended,
   * banned or deleted a moment ago is not found any more. Use is noted at most once a minute.
   */
  find(presented: Presented): Promise<CurrentSession | undefined>
  /** Whether each of these sessions is good right now or has expired. One that was ended or banned is left out. */
  findStates(sessionIds: readonly string[]): Promise<ReadonlyMap<string, 'good' | 'expired'>>
  /** A new session of a member who has just signed in; resolves with its token. */
  create(memberId: string, device: Device): Promise<string>
  /** A new session in place of all others, and of all that waits for the member; resolves with its token. */
  replaceAll(memberId: string, device: Device): Promise<string>
  /** Opens the admin page in this session for so long; resolves with when that is over. Zero seconds lock it. */
  unlock(sessionId: string, seconds: number): Promise<Date>
  /** Ends the session that came with a request. */
  endPresented(presented: Presented): Promise<void>
  /** Those that are good, the one used last first. */
  list(memberId: string): Promise<StoredSession[]>
  /** False when the member has no such session. */
  end(memberId: string, sessionId: string): Promise<boolean>
  /**
   * Ends every session but the presented one, and all that waits for the member: trusted devices, half-made sign-ins,
   * links. Resolves with the number of sessions.
   */
  endOthers(memberId: string, presented: Presented): Promise<number>
}

export function openSessionStore(
  { auth, sessions }: Pick<Database, 'auth' | 'sessions'>,
  secret: string,
): SessionStore {
  const tokenIn = (presented: Presented) => readSessionToken(presented, secret)
  // Almost every request asks: those that come at once share a statement.
  const findTogether = batchByKey<string, FoundSession | undefined>(async (_key, tokens) => {
    const { rows } = await sessions.query<FoundSession>({
      name: 'find-sessions',
      text: findByTokens,
      values: [tokens],
    })
    return tokens.map(token => rows.find(row => row.token === token))
  }, maxBatch)
  return {
    async find(presented) {
      const token = tokenIn(presented)
      if (!token) return undefined
      const found = await findTogether('tokens', token)
      if (!found) return undefined
      const { token: _, isStale, ...current } = found
      if (isStale)
        await sessions.query({ name: 'touch-session', text: touchSession, values: [current.sessionId] })
      return current
    },
    async findStates(sessionIds) {
      const { rows } = await sessions.query<{ id: string; isInTime: boolean }>(findStatesById, [sessionIds])
      return new Map(rows.map(({ id, isInTime }) => [id, isInTime ? 'good' : 'expired']))
    },
    create: (memberId, device) =>
      inTransaction(auth, undefined, async transaction => {
        await query(transaction, sql`update users set last_sign_in_at = now() where id = ${memberId}`)
        return insertSession(transaction, memberId, device)
      }),
    replaceAll: (memberId, device) =>
      inTransaction(auth, undefined, async transaction => {
        await endSessions(transaction, memberId)
        return insertSession(transaction, memberId, device)
      }),
    async unlock(sessionId, seconds) {
      const { rows } = await auth.query<{ until: Date }>(unlockSession, [sessionId, seconds])
      return rows[0]?.until ?? new Date()
    },
    async endPresented(presented) {
      const token = tokenIn(presented)
      if (token) await auth.query('delete from sessions where token = $1', [token])
    },
    async list(memberId) {
      const { rows } = await auth.query<StoredSession>(listOfMember, [memberId])
      return rows
    },
    async end(memberId, sessionId) {
      const { rowCount } = await auth.query('delete from sessions where user_id = $1 and id = $2', [
        memberId,
        sessionId,
      ])
      return rowCount === 1
    },
    endOthers: (memberId, presented) =>
      inTransaction(auth, undefined, transaction =>
        endSessions(transaction, memberId, { butToken: tokenIn(presented) }),
      ),
  }
}

/** Of a member, with all that waits for them: as a part of a larger change. */
export async function endSessions(
  executor: JobExecutor,
  memberId: string,
  { butToken = '' }: { butToken?: string | undefined } = {},
): Promise<number> {
  await endVerifications(executor, memberId)
  const ended = await query(
    executor,
    sql`delete from sessions where user_id = ${memberId} and token <> ${butToken} returning id`,
  )
  return ended.length
}

export async function sweepSessions(executor: JobExecutor): Promise<void> {
  await query(
    executor,
    sql`delete from sessions
      where expires_at < now() or created_at < now() - make_interval(secs => ${absoluteSeconds})`,
  )
}

export function readSessionToken(presented: Presented, secret: string): string | undefined {
  return readSignedCookie(presented, 'session_token', secret)
}

async function insertSession(
  executor: JobExecutor,
  memberId: string,
  { network, userAgent }: Device,
): Promise<string> {
  const token = createToken()
  await query(
    executor,
    sql`insert into sessions (token, user_id, expires_at, ip_address, user_agent)
      values (${token}, ${memberId}, now() + make_interval(secs => ${idleSeconds}), ${network},
        ${userAgent?.slice(0, 300) ?? ''})`,
  )
  return token
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 190 random bits. */
function createToken(): string {
  return Array.from({ length: 32 }, () => letters[randomInt(letters.length)]).join('')
}

const isInTime = `s.expires_at > now() and s.created_at > now() - make_interval(secs => ${absoluteSeconds})`
const isAllowedIn = 'not (u.banned and (u.ban_expires is null or u.ban_expires > now()))'

const findByTokens = `
  select s.token, u.id, u.email, u.role, u.duties, u.two_factor_enabled as "hasTwoFactor",
    case when s.unlocked_until > now() then s.unlocked_until end as "unlockedUntil", s.id as "sessionId", s.expires_at as "expiresAt",
    s.updated_at < now() - interval '1 minute' as "isStale"
  from sessions s join users u on u.id = s.user_id
  where s.token = any($1::text[]) and ${isInTime} and ${isAllowedIn}`

const findStatesById = `
  select s.id, ${isInTime} as "isInTime"
  from sessions s join users u on u.id = s.user_id
  where s.id = any($1::uuid[]) and ${isAllowedIn}`

/** A session in use lives on, up to its absolute end. */
const touchSession = `
  update sessions set updated_at = now(), expires_at = now() + make_interval(secs => ${idleSeconds}) where id = $1`

const unlockSession = `
  update sessions set unlocked_until = now() + make_interval(secs => $2) where id = $1 returning unlocked_until as until`

const listOfMember = `
  select id, user_agent as "userAgent", created_at as "createdAt", updated_at as "lastUsedAt" from sessions
  where user_id = $1 and expires_at > now() and created_at > now() - make_interval(secs => ${absoluteSeconds})
  order by updated_at desc, created_at desc, id desc`
