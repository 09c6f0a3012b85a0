import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { EncodedPhoto } from '#platform/server/pictures/encode-photo.ts'
import { maxPhotos } from '../../photo.rules.ts'

/** Every method reads and writes one member's photos only. */
export interface PhotosStore {
  find(
    memberId: string,
    entryId: string,
    size: 'whole' | 'small',
  ): Promise<{ id: string; content: Buffer } | undefined>
  /** Replaces the one before. */
  save(memberId: string, entryId: string, photo: EncodedPhoto): Promise<'saved' | 'none' | 'full'>
  remove(memberId: string, entryId: string): Promise<void>
}

export function openPhotosStore({ inTransaction }: Pick<Database, 'inTransaction'>): PhotosStore {
  return {
    find: (memberId, entryId, size) =>
      inTransaction(memberId, async transaction => {
        const column = sql.identifier(size === 'small' ? 'preview' : 'content')
        const { rows } = await transaction.execute<{ id: string; content: Buffer }>(
          sql`select id, ${column} as content from journal_photos where ${isOf(memberId, entryId)}`,
        )
        return rows[0]
      }),
    save: (memberId, entryId, { content, preview }) =>
      inTransaction(memberId, async transaction => {
        if (await isFull(transaction, memberId, entryId)) return 'full'
        const { rowCount } = await transaction.execute(sql`
          insert into journal_photos (user_id, entry_id, content, preview)
          select user_id, id, ${content}::bytea, ${preview}::bytea from tasting_journal
          where user_id = ${memberId} and id = ${entryId}
          on conflict (user_id, entry_id) do update set
            id = excluded.id, content = excluded.content, preview = excluded.preview, saved_at = excluded.saved_at`)
        return rowCount === 1 ? 'saved' : 'none'
      }),
    remove: (memberId, entryId) =>
      inTransaction(memberId, async transaction => {
        await transaction.execute(sql`delete from journal_photos where ${isOf(memberId, entryId)}`)
      }),
  }
}

/** A photo that is replaced takes no further room. */
async function isFull(transaction: Transaction, memberId: string, entryId: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ others: number }>(sql`
    select count(*)::int as others from journal_photos where user_id = ${memberId} and entry_id <> ${entryId}`)
  return (rows[0]?.others ?? 0) >= maxPhotos
}

function isOf(memberId: string, entryId: string): SQL {
  return sql`user_id = ${memberId} and entry_id = ${entryId}`
}
