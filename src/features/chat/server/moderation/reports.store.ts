import { sql } from 'drizzle-orm'
import { recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import { listedReports } from '../../moderation.contract.ts'
import type { ChatStore } from '../chat.store.ts'
import type { StoredMessage } from '../stored-message.ts'
import type { Moderator } from './moderator.ts'
import { findUnreached } from './reach-member.store.ts'

export interface StoredReport {
  id: string
  reporter_name: string
  reason: string
  content: string
  created_at: Date
  message: StoredMessage
}

/** What members report to the moderators. */
export interface ReportsStore {
  /** With the title of the channel. Undefined if there is no such message. */
  report(
    memberId: string,
    channel: string,
    messageId: string,
    reason: string,
  ): Promise<{ id: string; title: string } | undefined>
  /** @param readerId for whom the messages are read */
  list(readerId: string): Promise<StoredReport[]>
  /** An admin closes every report, other moderators only those about members. */
  close(by: Moderator, id: string): Promise<'closed' | 'NO_SUCH_REPORT' | 'OUT_OF_REACH'>
}

export function openReportsStore(
  { service, inTransaction: asMember }: Pick<Database, 'service' | 'inTransaction'>,
  chat: Pick<ChatStore, 'readMessages'>,
): ReportsStore {
  return {
    async report(memberId, channel, messageId, reason) {
      const rows = await asMember(memberId, transaction =>
        query<{ id: string; title: string }>(
          transaction,
          sql`
          insert into chat_reports as r (user_id, channel, seq, reason, content)
          select ${memberId}, channel, seq, ${reason}, content from chat_messages
          where channel = ${channel} and id = ${messageId} and deleted_at is null
          on conflict (user_id, channel, seq) do update
            set reason = excluded.reason, created_at = now(), closed_at = null,
              content = case when r.closed_at is null then r.content else excluded.content end
          returning r.id, (select coalesce(c.title, c.name) from chat_channels c where c.name = r.channel) as title`,
        ),
      )
      return rows[0]
    },
    async list(readerId) {
      const { rows } = await service.query<
        Omit<StoredReport, 'message'> & { channel: string; message_id: string; author_name: string | null }
      >(
        `select r.id, r.reason, r.content, r.created_at, r.channel, m.id as message_id,
            coalesce(nullif(trim(p.full_name), ''), 'A member') as reporter_name,
            case when a.id is not null then coalesce(nullif(trim(a.full_name), ''), 'A member') end as author_name
          from chat_reports r join chat_messages m using (channel, seq) join profiles p on p.id = r.user_id
            left join profiles a on a.id = m.author_id
          where r.closed_at is null order by r.created_at, r.id limit $1`,
        [listedReports],
      )
      const messages = await chat.readMessages(
        readerId,
        rows.map(({ channel, message_id }) => ({ channel, id: message_id })),
      )
      const byId = new Map(messages.map(message => [`${message.channel} ${message.id}`, message]))
      return rows.map(({ author_name, ...row }) => {
        const message = byId.get(`${row.channel} ${row.message_id}`)!
        // Of a banned author too, whom members read as a former one.
        return { ...row, message: { ...message, author_name: author_name ?? message.author_name } }
      })
    },
    close: (by, id) =>
      inTransaction(service, undefined, async transaction => {
        const [report] = await query<{ message: string; author_id: string | null }>(
          transaction,
          sql`select m.channel || '/' || m.seq as message, m.author_id
            from chat_reports r join chat_messages m using (channel, seq)
            where r.id = ${id} and r.closed_at is null for update of r`,
        )
        if (!report) return 'NO_SUCH_REPORT'
        const { message, author_id: memberId } = report
        const act = { by, memberId: memberId ?? id, action: 'report.close' }
        if (memberId && (await findUnreached(transaction, act)) === 'OUT_OF_REACH') return 'OUT_OF_REACH'
        await query(
          transaction,
          sql`update chat_reports set closed_at = now(), content = '' where id = ${id}`,
        )
        await recordAudit(transaction, { ...by, action: act.action, target: id, details: { message } })
        return 'closed'
      }),
  }
}
