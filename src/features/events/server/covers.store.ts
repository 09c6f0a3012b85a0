import { type SQL, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import type { EncodedPhoto } from '#platform/server/pictures/encode-photo.ts'
import { maxCovers } from '../covers.contract.ts'

interface CoverSize extends Record<string, unknown> {
  width: number
  height: number
}

export interface CoversStore {
  /** With an ID that is there already, what is stored under it. Removes what no event has had for a day. */
  save(id: string, photo: EncodedPhoto, by: Actor): Promise<CoverSize | 'full'>
  find(memberId: string, id: string, size: 'whole' | 'small'): Promise<Buffer | undefined>
}

const whole = memberQuery('event-cover', 'select content from event_covers where id = $2::uuid')
const small = memberQuery(
  'event-small-cover',
  'select preview as content from event_covers where id = $2::uuid',
)

export function openCoversStore({
  service,
  runAsMember,
}: Pick<Database, 'service' | 'runAsMember'>): CoversStore {
  return {
    save: (id, { content, preview, width, height }, by) =>
      inTransaction(service, undefined, async transaction => {
        await lockCovers(transaction)
        await removeUnused(transaction, sql`c.saved_at < now() - interval '1 day'`)
        const added = await query(
          transaction,
          sql`insert into event_covers (id, content, preview, width, height)
            select ${id}::uuid, ${content}::bytea, ${preview}::bytea, ${width}::int, ${height}::int
            where (select count(*) from event_covers) < ${maxCovers}::int
            on conflict (id) do nothing returning id`,
        )
        if (added.length > 0)
          await recordAudit(transaction, { ...by, action: 'event.save-cover', target: id })
        return (await findSize(transaction, id)) ?? 'full'
      }),
    async find(memberId, id, size) {
      return (await runAsMember<{ content: Buffer }>(size === 'small' ? small : whole, memberId, id))[0]
        ?.content
    },
  }
}

/** Until the end of the transaction no other one gives a cover to an event, or removes one. */
export async function lockCovers(transaction: Transaction): Promise<void> {
  await query(transaction, sql`select pg_advisory_xact_lock(hashtext('event_covers'))`)
}

/** Call `lockCovers` before. */
export async function hasCover(transaction: Transaction, id: string): Promise<boolean> {
  return (await findSize(transaction, id)) !== undefined
}

/** Of these, the ones that no event has any more. Call `lockCovers` before. */
export async function removeCovers(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await removeUnused(transaction, sql`c.id in ${[...ids]}`)
}

async function findSize(transaction: Transaction, id: string): Promise<CoverSize | undefined> {
  const [size] = await query<CoverSize>(
    transaction,
    sql`select width, height from event_covers where id = ${id}`,
  )
  return size
}

async function removeUnused(transaction: Transaction, which: SQL): Promise<void> {
  await query(
    transaction,
    sql`delete from event_covers c where ${which} and not exists (select from events e where e.cover_id = c.id)`,
  )
}
