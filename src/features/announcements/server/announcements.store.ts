import { sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import { type Delivery, listedAnnouncements } from '../announcements.contract.ts'

export interface StoredAnnouncement extends Record<string, unknown> {
  id: string
  title: string
  body: string
  written_at: string
  written_by: string | null
}

export interface NewAnnouncement {
  id: string
  title: string
  body: string
}

/** One member who is to be told. */
export interface Recipient {
  announcementId: string
  memberId: string
}

export interface AnnouncementsStore {
  list(): Promise<StoredAnnouncement[]>
  /** With a row for each member who can sign in; the row of before if it is there. `onAdded` is part of the transaction. */
  add(
    announcement: NewAnnouncement,
    by: Actor,
    onAdded: (transaction: Transaction) => Promise<void>,
  ): Promise<{ stored: StoredAnnouncement; isNew: boolean }>
  readDelivery(id: string): Promise<Omit<Delivery, 'hasMailServer'> | undefined>
  /** False if there is none. */
  withdraw(id: string, by: Actor): Promise<boolean>
  /** Those who were not told or mailed yet, in an order of their own. */
  findWaiting(id: string): Promise<string[]>
  /** Undefined when it was withdrawn, or when this member has all of it. */
  findFor(recipient: Recipient): Promise<(NewAnnouncement & { isTold: boolean }) | undefined>
  note(recipient: Recipient, what: 'told_at' | 'mailed_at' | 'failed_at'): Promise<void>
  noteWithoutMail(recipient: Recipient): Promise<void>
}

const columns = sql`a.id, a.title, a.body, a.written_at,
  case when a.written_by is not null then coalesce(nullif(trim(p.full_name), ''), 'Staff') end as written_by`
const announcements = sql`announcements a left join profiles p on p.id = a.written_by`

export function openAnnouncements({ service }: Pick<Database, 'service'>): AnnouncementsStore {
  const find = async (executor: Transaction | Database['service'], id: string) =>
    (
      await query<StoredAnnouncement>(
        executor,
        sql`select ${columns} from ${announcements} where a.id = ${id}`,
      )
    )[0]
  return {
    list: () =>
      query<StoredAnnouncement>(
        service,
        sql`select ${columns} from ${announcements} where a.withdrawn_at is null
          order by a.written_at desc, a.id desc limit ${listedAnnouncements}`,
      ),
    add: ({ id, title, body }, by, onAdded) =>
      inTransaction(service, undefined, async transaction => {
        const added = await query(
          transaction,
          sql`insert into announcements (id, title, body, written_by) values (${id}, ${title}, ${body}, ${by.actorId})
            on conflict (id) do nothing returning id`,
        )
        if (added.length === 0) return { stored: (await find(transaction, id))!, isNew: false }
        await query(
          transaction,
          sql`insert into announcement_recipients (announcement_id, user_id)
            select ${id}::uuid, id from users
            where not awaits_approval and not (banned and (ban_expires is null or ban_expires > now()))`,
        )
        await recordAudit(transaction, { ...by, action: 'announcement.write', target: id })
        await onAdded(transaction)
        return { stored: (await find(transaction, id))!, isNew: true }
      }),
    async readDelivery(id) {
      if (!(await find(service, id))) return undefined
      const [counted] = await query<Omit<Delivery, 'hasMailServer'> & Record<string, unknown>>(
        service,
        sql`select count(*)::int as total, count(told_at)::int as told, count(mailed_at)::int as mailed,
            count(*) filter (where is_without_mail)::int as "withoutMail",
            count(*) filter (where failed_at is not null and mailed_at is null)::int as failed,
            count(*) filter (where ${isWaiting} and failed_at is null)::int as waiting
          from announcement_recipients where announcement_id = ${id}`,
      )
      return counted
    },
    withdraw: (id, by) =>
      inTransaction(service, undefined, async transaction => {
        const withdrawn = await query(
          transaction,
          sql`update announcements set withdrawn_at = now() where id = ${id} and withdrawn_at is null returning id`,
        )
        if (withdrawn.length === 0) return false
        await recordAudit(transaction, { ...by, action: 'announcement.withdraw', target: id })
        return true
      }),
    async findWaiting(id) {
      const rows = await query<{ user_id: string }>(
        service,
        sql`select user_id from announcement_recipients where announcement_id = ${id} and ${isWaiting} order by user_id`,
      )
      return rows.map(({ user_id }) => user_id)
    },
    async findFor({ announcementId, memberId }) {
      const [found] = await query<NewAnnouncement & { isTold: boolean } & Record<string, unknown>>(
        service,
        sql`select a.id, a.title, a.body, r.told_at is not null as "isTold"
          from announcement_recipients r join announcements a on a.id = r.announcement_id
          where r.announcement_id = ${announcementId} and r.user_id = ${memberId} and a.withdrawn_at is null and ${isWaiting}`,
      )
      return found
    },
    async note({ announcementId, memberId }, what) {
      await query(
        service,
        sql`update announcement_recipients set ${sql.identifier(what)} = now()
          where announcement_id = ${announcementId} and user_id = ${memberId}`,
      )
    },
    async noteWithoutMail({ announcementId, memberId }) {
      await query(
        service,
        sql`update announcement_recipients set is_without_mail = true
          where announcement_id = ${announcementId} and user_id = ${memberId}`,
      )
    },
  }
}

const isWaiting = sql`(told_at is null or (mailed_at is null and not is_without_mail))`
