import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import {
  listedNotifications,
  maxNotifications,
  type Notice,
  notificationDays,
} from '../notifications.contract.ts'
import { type NotificationRow, notifications } from './notifications.tables.ts'

export type NewNotification = Omit<Notice, 'kind'> & Pick<NotificationRow, 'kind'>
export type ListedRow = Pick<
  NotificationRow,
  'id' | 'kind' | 'title' | 'body' | 'href' | 'created_at' | 'read_at'
>

/** Every method with a `memberId` reads and writes that member's rows only. */
export interface NotificationsStore {
  /** Those of kinds that the bell shows, the latest first. */
  list(memberId: string): Promise<{ rows: ListedRow[]; unread: number }>
  /** Does nothing if there is one with this key. `onAdded` is part of the transaction. */
  add(
    memberId: string,
    notice: NewNotification,
    onAdded: (transaction: Transaction, id: string) => Promise<void>,
  ): Promise<boolean>
  markRead(memberId: string, ids: readonly string[] | 'all'): Promise<void>
  /** Marks those with these keys as read; whether there were any. */
  markSeen(memberId: string, keys: readonly string[]): Promise<boolean>
  /** Those of all members with this key; resolves with whose they were. */
  remove(key: string): Promise<string[]>
  /** Hands one on, once, that is not read yet. `hand` is part of the transaction. */
  deliver(
    memberId: string,
    id: string,
    hand: (transaction: Transaction, row: NotificationRow) => Promise<void>,
  ): Promise<void>
  /** Members with mentions of before that moment, of one day, that were neither read nor mailed. */
  findUndigested(before: Date): Promise<string[]>
  /** Hands those of a member on together, once. `hand` is part of the transaction. */
  digest(
    memberId: string,
    before: Date,
    hand: (transaction: Transaction, rows: readonly NotificationRow[]) => Promise<void>,
  ): Promise<void>
  /** Of every member. Resolves with how many there were. */
  deleteOld(now: Date): Promise<number>
}

const { id, user_id, key, created_at, read_at, delivered_at, digested_at } = notifications

const listShown = memberQuery(
  'list-notifications',
  `select n.id, n.kind, n.title, n.body, n.href, n.created_at, n.read_at,
    (count(*) filter (where n.read_at is null) over ())::int as unread
  from notifications n left join notification_settings s on s.user_id = n.user_id
  where n.user_id = $1::uuid and coalesce((s.channels -> n.kind ->> 'bell')::boolean, true)
  order by n.created_at desc, n.id desc limit ${listedNotifications}`,
)

export function openNotificationsStore({
  inTransaction,
  runAsMember,
  service,
}: Pick<Database, 'inTransaction' | 'runAsMember' | 'service'>): NotificationsStore {
  return {
    async list(memberId) {
      const rows = await runAsMember<ListedRow & { unread: number }>(listShown, memberId)
      return { rows, unread: rows[0]?.unread ?? 0 }
    },
    add: (memberId, notice, onAdded) =>
      inTransaction(memberId, async transaction => {
        const [added] = await transaction
          .insert(notifications)
          .values({ user_id: memberId, ...notice })
          .onConflictDoNothing({ target: [user_id, key] })
          .returning({ id })
        if (!added) return false
        await deleteBeyondLimit(transaction, memberId)
        await onAdded(transaction, added.id)
        return true
      }),
    markRead: (memberId, ids) =>
      inTransaction(memberId, async transaction => {
        await transaction
          .update(notifications)
          .set({ read_at: sql`now()` })
          .where(
            and(eq(user_id, memberId), isNull(read_at), ids === 'all' ? undefined : inArray(id, [...ids])),
          )
      }),
    markSeen: (memberId, keys) =>
      inTransaction(memberId, async transaction => {
        const seen = await transaction
          .update(notifications)
          .set({ read_at: sql`now()` })
          .where(and(eq(user_id, memberId), isNull(read_at), inArray(key, [...keys])))
          .returning({ id })
        return seen.length > 0
      }),
    async remove(noticeKey) {
      const { rows } = await service.query<{ user_id: string }>(
        'delete from notifications where key = $1 returning user_id',
        [noticeKey],
      )
      return rows.map(row => row.user_id)
    },
    deliver: (memberId, notificationId, hand) =>
      inTransaction(memberId, async transaction => {
        const [row] = await transaction
          .update(notifications)
          .set({ delivered_at: sql`now()` })
          .where(and(eq(user_id, memberId), eq(id, notificationId), isNull(read_at), isNull(delivered_at)))
          .returning()
        if (row) await hand(transaction, row)
      }),
    async findUndigested(before) {
      const { rows } = await service.query<{ user_id: string }>(
        `select distinct user_id from notifications
          where kind = 'mentions' and read_at is null and digested_at is null and created_at between $1 and $2`,
        [new Date(before.getTime() - 86_400_000), before],
      )
      return rows.map(row => row.user_id)
    },
    digest: (memberId, before, hand) =>
      inTransaction(memberId, async transaction => {
        const rows = await transaction
          .update(notifications)
          .set({ digested_at: sql`now()` })
          .where(
            and(
              eq(user_id, memberId),
              eq(notifications.kind, 'mentions'),
              isNull(read_at),
              isNull(digested_at),
              lte(created_at, before),
            ),
          )
          .returning()
        if (rows.length > 0) await hand(transaction, rows)
      }),
    async deleteOld(now) {
      const { rowCount } = await service.query('delete from notifications where created_at < $1', [
        new Date(now.getTime() - notificationDays * 86_400_000),
      ])
      return rowCount ?? 0
    },
  }
}

async function deleteBeyondLimit(transaction: Transaction, memberId: string): Promise<void> {
  const beyond = transaction
    .select({ id })
    .from(notifications)
    .where(eq(user_id, memberId))
    .orderBy(desc(created_at), desc(id))
    .offset(maxNotifications)
  await transaction.delete(notifications).where(and(eq(user_id, memberId), inArray(id, beyond)))
}
