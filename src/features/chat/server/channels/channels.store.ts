import { type SQL, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import { maxChannels } from '../../channels.contract.ts'

export interface ArchivedRow {
  name: string
  title: string
  topic: string
  archived_at: Date
}

export interface ChannelChanges {
  title?: string | undefined
  topic?: string | undefined
  slowSeconds?: number | undefined
}

/** What admins decide about channels. Every change is written to the audit log. */
export interface ChannelsStore {
  add(by: Actor, name: string, topic: string): Promise<'added' | 'CHANNEL_EXISTS' | 'TOO_MANY_CHANNELS'>
  change(
    by: Actor,
    name: string,
    changes: ChannelChanges,
  ): Promise<'changed' | 'NO_SUCH_CHANNEL' | 'CHANNEL_EXISTS'>
  listArchive(): Promise<ArchivedRow[]>
  archive(by: Actor, name: string): Promise<'archived' | 'NO_SUCH_CHANNEL' | 'LAST_CHANNEL'>
  restore(by: Actor, name: string): Promise<'restored' | 'NO_SUCH_CHANNEL' | 'TOO_MANY_CHANNELS'>
}

export function openChannelsStore({ service }: Pick<Database, 'service'>): ChannelsStore {
  async function countOpen(): Promise<number> {
    const { rows } = await service.query<{ channels: number }>(
      'select count(*)::int as channels from chat_channels where archived_at is null',
    )
    return rows[0]!.channels
  }
  async function isOpen(name: string): Promise<boolean> {
    const { rowCount } = await service.query(
      'select from chat_channels where name = $1 and archived_at is null',
      [name],
    )
    return rowCount === 1
  }
  /** Whether there was such a channel; then the audit log gets an entry for each action. */
  const apply = (by: Actor, statement: SQL, name: string, entries: readonly Entry[]) =>
    inTransaction(service, undefined, async transaction => {
      if ((await query(transaction, statement)).length === 0) return false
      for (const entry of entries) await recordAudit(transaction, { ...by, target: name, ...entry })
      return true
    })
  return {
    async add(by, name, topic) {
      if ((await countOpen()) >= maxChannels) return 'TOO_MANY_CHANNELS'
      const statement = sql`insert into chat_channels (name, topic, position)
        select ${name}, ${topic}, max(position) + 1 from chat_channels on conflict do nothing returning name`
      const isAdded = await apply(by, statement, name, [{ action: 'channel.add' }])
      return isAdded ? 'added' : 'CHANNEL_EXISTS'
    },
    async change(by, name, changes) {
      const { title = null, topic = null, slowSeconds = null } = changes
      const statement = sql`update chat_channels set title = coalesce(${title}, title),
          topic = coalesce(${topic}, topic), slow_seconds = coalesce(${slowSeconds}::int, slow_seconds)
        where name = ${name} and archived_at is null and not exists (
          select from chat_channels other
          where other.name <> ${name} and lower(coalesce(other.title, other.name)) = lower(${title}::text)
        ) returning name`
      if (await apply(by, statement, name, entriesOf(changes))) return 'changed'
      return (await isOpen(name)) ? 'CHANNEL_EXISTS' : 'NO_SUCH_CHANNEL'
    },
    async listArchive() {
      const { rows } = await service.query<ArchivedRow>(
        `select name, coalesce(title, name) as title, topic, archived_at from chat_channels
          where archived_at is not null order by archived_at desc, name`,
      )
      return rows
    },
    async archive(by, name) {
      const statement = sql`update chat_channels set archived_at = now() where name = ${name} and archived_at is null
        and exists (select from chat_channels other where other.name <> ${name} and other.archived_at is null)
        returning name`
      if (await apply(by, statement, name, [{ action: 'channel.archive' }])) return 'archived'
      return (await isOpen(name)) ? 'LAST_CHANNEL' : 'NO_SUCH_CHANNEL'
    },
    async restore(by, name) {
      if ((await countOpen()) >= maxChannels) return 'TOO_MANY_CHANNELS'
      const statement = sql`update chat_channels set archived_at = null
        where name = ${name} and archived_at is not null returning name`
      const isRestored = await apply(by, statement, name, [{ action: 'channel.restore' }])
      return isRestored ? 'restored' : 'NO_SUCH_CHANNEL'
    },
  }
}

interface Entry {
  action: string
  details?: Readonly<Record<string, unknown>>
}

/** What was changed, without the texts. */
function entriesOf({ title, topic, slowSeconds }: ChannelChanges): Entry[] {
  const changed = [
    ...(topic === undefined ? [] : ['topic']),
    ...(slowSeconds === undefined ? [] : ['slow mode']),
  ]
  return [
    ...(title === undefined ? [] : [{ action: 'channel.rename' }]),
    ...(changed.length === 0 ? [] : [{ action: 'channel.change', details: { changed } }]),
  ]
}
