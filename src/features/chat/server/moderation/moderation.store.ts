import { sql } from 'drizzle-orm'
import { recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { StaffRole } from '../../chat.contract.ts'
import { listedModerated } from '../../moderation.contract.ts'
import type { ChatStore } from '../chat.store.ts'
import type { StoredMessage } from '../stored-message.ts'
import type { Moderator } from './moderator.ts'
import { findUnreached, recordRefusal, type Unreached } from './reach-member.store.ts'

export type Decision = 'remove' | 'pin' | 'unpin'

export interface ModeratedRow {
  id: string
  name: string
  role: StaffRole | null
  silenced_until: Date | null
  banned: boolean
  ban_reason: string | null
  ban_expires: Date | null
}

/** What moderators decide. Every decision is written to the audit log, and so is what is refused. */
export interface ModerationStore {
  /** The message as it is stored then; undefined if there is none. */
  moderate(
    by: Moderator,
    channel: string,
    id: string,
    decision: Decision,
  ): Promise<StoredMessage | 'OUT_OF_REACH' | 'NOT_MODERATOR' | undefined>
  /** Null: may write again. Undefined: done. */
  silence(by: Moderator, memberId: string, until: Date | null): Promise<Unreached | undefined>
  /** Null: may write. */
  silencedUntil(memberId: string): Promise<Date | null>
  /** Members who are silenced or banned at present. */
  listModerated(): Promise<ModeratedRow[]>
  /** Of the staff, and admins. */
  findModerators(): Promise<string[]>
}

export function openModerationStore(
  { service }: Pick<Database, 'service'>,
  chat: Pick<ChatStore, 'readMessages'>,
): ModerationStore {
  return {
    async moderate(by, channel, id, decision) {
      const outcome = await inTransaction(service, undefined, transaction =>
        decide(transaction, by, { channel, id }, decision),
      )
      if (outcome !== 'made') return outcome
      return (await chat.readMessages(by.actorId, [{ channel, id }]))[0]
    },
    silence: (by, memberId, until) =>
      inTransaction(service, undefined, async transaction => {
        const action = until ? 'member.silence' : 'member.unsilence'
        const unreached = await findUnreached(transaction, { by, memberId, action })
        if (unreached) return unreached
        await query(
          transaction,
          sql`insert into chat_silences (user_id, until)
            values (${memberId}, coalesce(${until?.toISOString() ?? null}::timestamptz, now()))
            on conflict (user_id) do update set until = excluded.until`,
        )
        const details = until ? { until: until.toISOString() } : {}
        await recordAudit(transaction, { ...by, action, target: memberId, details })
        return undefined
      }),
    async silencedUntil(memberId) {
      const { rows } = await service.query<{ until: Date }>(
        'select until from chat_silences where user_id = $1 and until > now()',
        [memberId],
      )
      return rows[0]?.until ?? null
    },
    listModerated: async () => (await service.query<ModeratedRow>(readModerated, [listedModerated])).rows,
    async findModerators() {
      const { rows } = await service.query<{ id: string }>(
        `select id from users where (role = 'admin' or 'moderator' = any (duties)) and not (${isBanned}) order by id`,
      )
      return rows.map(({ id }) => id)
    },
  }
}

const isBanned = 'banned and (ban_expires is null or ban_expires > now())'

const readModerated = `
  select u.id, coalesce(nullif(trim(p.full_name), ''), 'A member') as name, nullif(u.role, 'member') as role,
    s.until as silenced_until, ${isBanned} as banned, u.ban_reason, u.ban_expires
  from users u join profiles p on p.id = u.id
    left join chat_silences s on s.user_id = u.id and s.until > now()
  where s.until is not null or ${isBanned}
  order by lower(p.full_name), u.id limit $1`

interface Target extends Record<string, unknown> {
  seq: number
  author_id: string | null
  is_deleted: boolean
  is_pinned: boolean
}

/** Removes, pins or unpins a message. Repeated, it changes nothing. */
async function decide(
  transaction: Transaction,
  by: Moderator,
  { channel, id }: { channel: string; id: string },
  decision: Decision,
): Promise<'made' | 'OUT_OF_REACH' | 'NOT_MODERATOR' | undefined> {
  const [message] = await query<Target>(
    transaction,
    sql`select seq::float8 as seq, author_id, deleted_at is not null as is_deleted, pinned_at is not null as is_pinned
      from chat_messages where channel = ${channel} and id = ${id}`,
  )
  if (!message) return undefined
  const act = { by, memberId: message.author_id ?? id, action: `message.${decision}` }
  if (!by.duties.includes('moderator')) {
    await recordRefusal(transaction, act)
    return 'NOT_MODERATOR'
  }
  // What somebody has pinned of their own they can unpin. Without an author: of Arturo, or of an account that is gone.
  const isFree = decision === 'pin' || message.author_id === null || message.author_id === by.actorId
  if (!isFree && (await findUnreached(transaction, act)) === 'OUT_OF_REACH') return 'OUT_OF_REACH'
  if (message.is_deleted || (decision !== 'remove' && message.is_pinned === (decision === 'pin')))
    return 'made'
  await query(
    transaction,
    sql`select from moderate_chat_message(${channel}, ${id}, ${decision === 'remove'}, ${decision === 'pin'})`,
  )
  await recordAudit(transaction, { ...by, action: act.action, target: `${channel}/${message.seq}` })
  return 'made'
}
