import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { listedReports, maxChannels } from '../moderation.contract.ts'
import type { ChatStore, StoredChannel } from './chat.store.ts'
import type { StoredMessage } from './stored-message.ts'

export interface StoredReport {
  id: string
  reporter_name: string
  reason: string
  content: string
  created_at: Date
  message: StoredMessage
}

export interface ChannelChanges {
  topic?: string | undefined
  slowSeconds?: number | undefined
}

/** What admins decide, and what members report to them. `adminId`: for whom the changed row is read. */
export interface ModerationStore {
  addChannel(adminId: string, name: string, topic: string): Promise<StoredChannel | 'exists' | 'too many'>
  changeChannel(adminId: string, name: string, changes: ChannelChanges): Promise<StoredChannel | undefined>
  /** The message as it is stored then; undefined if there is none. */
  moderate(
    adminId: string,
    channel: string,
    id: string,
    decision: 'remove' | 'pin' | 'unpin',
  ): Promise<StoredMessage | undefined>
  /** Undefined if there is no such message. */
  report(
    memberId: string,
    channel: string,
    messageId: string,
    reason: string,
  ): Promise<{ id: string; seq: number } | undefined>
  listReports(adminId: string): Promise<StoredReport[]>
  closeReport(id: string): Promise<boolean>
  /** Null: may write again. False if there is no such member. */
  silence(memberId: string, until: Date | null): Promise<boolean>
  /** Null: may write. */
  silencedUntil(memberId: string): Promise<Date | null>
  findAdmins(): Promise<string[]>
}

export function openModerationStore(
  { service, inTransaction }: Pick<Database, 'service' | 'inTransaction'>,
  chat: Pick<ChatStore, 'readChannel' | 'readMessages'>,
): ModerationStore {
  return {
    async addChannel(adminId, name, topic) {
      const { rows } = await service.query<{ channels: number }>(
        'select count(*)::int as channels from chat_channels',
      )
      if (rows[0]!.channels >= maxChannels) return 'too many'
      const { rowCount } = await service.query(
        `insert into chat_channels (name, topic, position)
          select $1, $2, max(position) + 1 from chat_channels on conflict do nothing`,
        [name, topic],
      )
      return rowCount === 0 ? 'exists' : (await chat.readChannel(adminId, name))!
    },
    async changeChannel(adminId, name, { topic, slowSeconds }) {
      await service.query(
        `update chat_channels set topic = coalesce($2, topic), slow_seconds = coalesce($3, slow_seconds)
          where name = $1`,
        [name, topic, slowSeconds],
      )
      return chat.readChannel(adminId, name)
    },
    async moderate(adminId, channel, id, decision) {
      const { rowCount } = await service.query('select from moderate_chat_message($1, $2, $3, $4)', [
        channel,
        id,
        decision === 'remove',
        decision === 'pin',
      ])
      if (rowCount === 0) return undefined
      return (await chat.readMessages(adminId, [{ channel, id }]))[0]
    },
    async report(memberId, channel, messageId, reason) {
      const { rows } = await inTransaction(memberId, transaction =>
        transaction.execute<{ id: string; seq: number }>(sql`
          insert into chat_reports as r (user_id, channel, seq, reason, content)
          select ${memberId}, channel, seq, ${reason}, content from chat_messages
          where channel = ${channel} and id = ${messageId} and deleted_at is null
          on conflict (user_id, channel, seq) do update
            set reason = excluded.reason, created_at = now(), closed_at = null,
              content = case when r.closed_at is null then r.content else excluded.content end
          returning r.id, r.seq::int`),
      )
      return rows[0]
    },
    async listReports(adminId) {
      const { rows } = await service.query<
        Omit<StoredReport, 'message'> & { channel: string; message_id: string }
      >(
        `select r.id, r.reason, r.content, r.created_at, r.channel, m.id as message_id,
            coalesce(nullif(trim(p.full_name), ''), 'A member') as reporter_name
          from chat_reports r join chat_messages m using (channel, seq) join profiles p on p.id = r.user_id
          where r.closed_at is null order by r.created_at, r.id limit $1`,
        [listedReports],
      )
      const messages = await chat.readMessages(
        adminId,
        rows.map(({ channel, message_id }) => ({ channel, id: message_id })),
      )
      const byId = new Map(messages.map(message => [`${message.channel} ${message.id}`, message]))
      return rows.map(row => ({ ...row, message: byId.get(`${row.channel} ${row.message_id}`)! }))
    },
    async closeReport(id) {
      const { rowCount } = await service.query(
        "update chat_reports set closed_at = now(), content = '' where id = $1 and closed_at is null",
        [id],
      )
      return rowCount === 1
    },
    async silence(memberId, until) {
      const { rowCount } = await service.query(
        `insert into chat_silences (user_id, until) select id, coalesce($2, now()) from users where id = $1
          on conflict (user_id) do update set until = excluded.until`,
        [memberId, until],
      )
      return rowCount === 1
    },
    async silencedUntil(memberId) {
      const { rows } = await service.query<{ until: Date }>(
        'select until from chat_silences where user_id = $1 and until > now()',
        [memberId],
      )
      return rows[0]?.until ?? null
    },
    async findAdmins() {
      const { rows } = await service.query<{ id: string }>(
        "select id from users where role = 'admin' and not banned order by id",
      )
      return rows.map(({ id }) => id)
    },
  }
}
