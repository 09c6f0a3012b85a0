import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import type { PushSubscription } from '#platform/server/push/open-push.ts'
import { maxPushSubscriptions } from '../notification-settings.contract.ts'
import { type PushSubscriptionRow, pushSubscriptions } from './notifications.tables.ts'

/** Browsers of one member. */
export interface PushSubscriptionsStore {
  /** The latest first. */
  list(memberId: string): Promise<PushSubscriptionRow[]>
  find(memberId: string, subscriptionId: string): Promise<PushSubscriptionRow | undefined>
  /** Takes the browser over from a member who used it before. */
  add(memberId: string, subscription: PushSubscription): Promise<void>
  remove(memberId: string, which: { id: string } | { endpoint: string } | 'all'): Promise<void>
}

const { id, user_id, endpoint, created_at } = pushSubscriptions

export function openPushSubscriptions({
  inTransaction,
}: Pick<Database, 'inTransaction'>): PushSubscriptionsStore {
  return {
    list: memberId =>
      inTransaction(memberId, transaction =>
        transaction
          .select()
          .from(pushSubscriptions)
          .where(eq(user_id, memberId))
          .orderBy(desc(created_at), desc(id)),
      ),
    find: (memberId, subscriptionId) =>
      inTransaction(memberId, async transaction => {
        const [row] = await transaction
          .select()
          .from(pushSubscriptions)
          .where(and(eq(user_id, memberId), eq(id, subscriptionId)))
        return row
      }),
    add: (memberId, { p256dh, auth, ...subscription }) =>
      inTransaction(memberId, async transaction => {
        await transaction.execute(sql`select take_over_push_endpoint(${subscription.endpoint})`)
        await transaction
          .insert(pushSubscriptions)
          .values({ user_id: memberId, ...subscription, p256dh, auth })
          .onConflictDoUpdate({ target: [user_id, endpoint], set: { p256dh, auth, created_at: sql`now()` } })
        const beyond = transaction
          .select({ id })
          .from(pushSubscriptions)
          .where(eq(user_id, memberId))
          .orderBy(desc(created_at), desc(id))
          .offset(maxPushSubscriptions)
        await transaction.delete(pushSubscriptions).where(and(eq(user_id, memberId), inArray(id, beyond)))
      }),
    remove: (memberId, which) =>
      inTransaction(memberId, async transaction => {
        const isWhich =
          which === 'all' ? undefined : 'id' in which ? eq(id, which.id) : eq(endpoint, which.endpoint)
        await transaction.delete(pushSubscriptions).where(and(eq(user_id, memberId), isWhich))
      }),
  }
}
