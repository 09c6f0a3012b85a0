import { getTableName } from 'drizzle-orm'
import { memberInsert, memberQuery } from '#platform/server/database/member-statement.ts'
import { publicColumns, savedPairings } from './vault.tables.ts'

const table = getTableName(savedPairings)
const ofMember = 'user_id = $1::uuid and deleted_at is null'

/** Values: the limit. */
export const listRatedPairings = memberQuery(
  'list-rated-pairings',
  `select cigar_id, drink_id, rating from ${table} where ${ofMember} and rating is not null
    order by created_at desc, id desc limit $2::int`,
)

/** Values: the limit. */
export const listLatestCigarIds = memberQuery(
  'list-latest-cigars',
  `select cigar_id from ${table} where ${ofMember} order by created_at desc, id desc limit $2::int`,
)

/** Without the cast the driver makes a day into midnight of this server's time zone. */
const returned = ({ name: column }: { name: string }) =>
  `${table}.${column}${column === savedPairings.tried_on.name ? '::text' : ''}`

/** Values: the names and type, notes, both ids, and the result. */
const upsert = (name: string, notesIfExists: string) =>
  memberInsert(
    name,
    `${table} (user_id, cigar_name, pairing_type, pairing_name, notes, cigar_id, drink_id, result)
    select caller.id::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::jsonb from caller
    on conflict (user_id, cigar_name, pairing_type, pairing_name, saved_on, repetition) where deleted_at is null
    do update set notes = ${notesIfExists}, cigar_id = coalesce(excluded.cigar_id, ${table}.cigar_id),
      drink_id = coalesce(excluded.drink_id, ${table}.drink_id),
      result = coalesce(excluded.result, ${table}.result)
    returning ${Object.values(publicColumns).map(returned).join(', ')}, old.id is null as "isNew"`,
  )

export const upsertWithNewNotes = upsert('save-pairing', 'excluded.notes')
export const upsertPreservingNotes = upsert('save-pairing-keeping-notes', `${table}.notes`)
