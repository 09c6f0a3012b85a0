import { sql } from 'drizzle-orm'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { EncodedPhoto } from '#platform/server/pictures/encode-photo.ts'
import { maxChatPhotos } from '../../photo.contract.ts'

export interface PhotoSize {
  width: number
  height: number
}

export interface ChatPhotosStore {
  /** With an id that is there already, what is stored under it. Removes the member's unsent ones of the days before. */
  save(memberId: string, id: string, photo: EncodedPhoto): Promise<PhotoSize | 'id taken' | 'full'>
  /** Undefined unless it was sent, or is the member's own. */
  find(memberId: string, id: string, size: 'whole' | 'small'): Promise<Buffer | undefined>
  /** Of the member's own ones. */
  findOwn(memberId: string, id: string): Promise<PhotoSize | undefined>
}

const ownPhoto = memberQuery(
  'chat-own-photo',
  'select width, height from chat_photos where id = $2::uuid and user_id = $1::uuid and removal_id is null',
)
const photoOf =
  'from chat_photos where id = $2::uuid and (is_sent or user_id = $1::uuid) and removal_id is null'
const wholePhoto = memberQuery('chat-photo', `select content ${photoOf}`)
const smallPhoto = memberQuery('chat-small-photo', `select preview as content ${photoOf}`)

export function openChatPhotosStore({
  inTransaction,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'runAsMember'>): ChatPhotosStore {
  const findOwn = async (memberId: string, id: string) =>
    (await runAsMember<PhotoSize>(ownPhoto, memberId, id))[0]
  return {
    findOwn,
    async save(memberId, id, { content, preview, width, height }) {
      const isFull = await inTransaction(memberId, async transaction => {
        await transaction.execute(sql`
          delete from chat_photos
          where user_id = ${memberId} and not is_sent and saved_at < now() - interval '1 day'`)
        const { rowCount } = await transaction.execute(sql`
          insert into chat_photos (id, user_id, content, preview, width, height)
          select ${id}, ${memberId}, ${content}::bytea, ${preview}::bytea, ${width}::int, ${height}::int
          where (select count(*) from chat_photos where user_id = ${memberId}) < ${maxChatPhotos}
          on conflict (id) do nothing`)
        if (rowCount === 1) return false
        const { rows } = await transaction.execute<{ owned: number }>(
          sql`select count(*)::int as owned from chat_photos where user_id = ${memberId}`,
        )
        return rows[0]!.owned >= maxChatPhotos
      })
      return (await findOwn(memberId, id)) ?? (isFull ? 'full' : 'id taken')
    },
    async find(memberId, id, size) {
      const query = size === 'small' ? smallPhoto : wholePhoto
      return (await runAsMember<{ content: Buffer }>(query, memberId, id))[0]?.content
    },
  }
}
