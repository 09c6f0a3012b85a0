import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import { undoMinutes } from '../../removals.contract.ts'
import type { MessageAddress } from '../chat.store.ts'
import type { Moderator } from './moderator.ts'
import { type Act, findUnreached, type Unreached } from './reach-member.store.ts'

/** Messages that were removed or restored together, with answers of Arturo to them. */
export interface ChangedMessages {
  channels: string[]
  /** Those that name members. */
  naming: MessageAddress[]
}

export interface Removal extends ChangedMessages {
  id: string
  /** Messages of the member. */
  removed: number
}

export interface RemovalRow {
  id: string
  member_id: string
  member_name: string
  messages: number
  removed_at: Date
}

/** Everything that a member has written since a moment, removed at once and restored for ten minutes. */
export interface RemovalsStore {
  remove(by: Moderator, memberId: string, since: Date): Promise<Removal | Unreached>
  /** Undefined: it is too late, or it was restored before. */
  restore(by: Moderator, memberId: string, id: string): Promise<Removal | Unreached | undefined>
  /** Those that can be restored, the latest first. */
  listRecent(): Promise<RemovalRow[]>
  /** Deletes for good what cannot be restored any more. */
  deleteOld(): Promise<void>
}

interface ChangedRow extends Record<string, unknown> {
  of_channel: string
  message_id: string
  names_members: boolean
}

export function openRemovalsStore({ service }: Pick<Database, 'service'>): RemovalsStore {
  /** Changes messages, and adds an entry to the audit log if there were any. */
  const change = (act: Act, details: Readonly<Record<string, unknown>>, statement: SQL) =>
    inTransaction(service, undefined, async transaction => {
      const unreached = await findUnreached(transaction, act)
      if (unreached) return unreached
      const rows = await query<ChangedRow>(transaction, statement)
      if (rows.length === 0) return undefined
      await recordAudit(transaction, { ...act.by, action: act.action, target: act.memberId, details })
      return toChanged(rows)
    })
  const countOf = async (id: string) => {
    const { rows } = await service.query<{ messages: number }>(
      'select messages from chat_removals where id = $1',
      [id],
    )
    return rows[0]?.messages ?? 0
  }
  return {
    async remove(by, memberId, since) {
      const id = randomUUID()
      const changed = await change(
        { by, memberId, action: 'messages.remove-since' },
        { since: since.toISOString(), removal: id },
        sql`select * from remove_messages_since(${id}, ${memberId}, ${since.toISOString()}::timestamptz)`,
      )
      if (typeof changed === 'string') return changed
      return { id, removed: changed ? await countOf(id) : 0, ...(changed ?? { channels: [], naming: [] }) }
    },
    async restore(by, memberId, id) {
      const removed = await countOf(id)
      const changed = await change(
        { by, memberId, action: 'messages.restore' },
        { removal: id },
        sql`select * from restore_removed_messages(${id}, ${memberId})`,
      )
      return typeof changed === 'string' ? changed : changed && { id, removed, ...changed }
    },
    async listRecent() {
      const { rows } = await service.query<RemovalRow>(
        `select r.id, r.author_id as member_id, r.messages, r.removed_at,
            coalesce(nullif(trim(p.full_name), ''), 'A member') as member_name
          from chat_removals r join profiles p on p.id = r.author_id
          where r.removed_at > now() - make_interval(mins => $1) order by r.removed_at desc, r.id`,
        [undoMinutes],
      )
      return rows
    },
    async deleteOld() {
      await service.query('delete from chat_removals where removed_at <= now() - make_interval(mins => $1)', [
        undoMinutes,
      ])
    },
  }
}

function toChanged(rows: readonly ChangedRow[]): ChangedMessages {
  return {
    channels: [...new Set(rows.map(({ of_channel }) => of_channel))],
    naming: rows
      .filter(({ names_members }) => names_members)
      .map(({ of_channel, message_id }) => ({ channel: of_channel, id: message_id })),
  }
}
