import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { memberSql } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { pageSize, type SavedPairing } from '../vault.contract.ts'
import type { PageCursor, VaultOrder } from './page-cursor.ts'
import { publicColumns, type SavedPairingRow, savedPairings, toSavedPairingRow } from './vault.tables.ts'

type PairingType = SavedPairing['pairing_type']

export interface VaultQuery {
  /** Part of a name; empty matches all. */
  q: string
  type: PairingType | undefined
  order: VaultOrder
  after: PageCursor | undefined
}

export interface VaultPage {
  pairings: SavedPairingRow[]
  hasMore: boolean
  /** In the whole vault, sorted. */
  types: PairingType[]
}

const { user_id, pairing_type, rating, created_at, id, deleted_at } = savedPairings
const ratingOrZero = sql`coalesce(${rating}, 0)`

/** Reads the page and the types in one statement. */
export async function readPage(
  orm: Database['orm'],
  memberId: string,
  query: VaultQuery,
): Promise<VaultPage> {
  const page = pageQuery(orm, memberId, query, pageSize + 1)
  const { rows } = await orm.execute<{ pairings: SavedPairingRow[]; types: PairingType[] }>(
    memberSql(
      memberId,
      sql`select (select coalesce(json_agg(page), '[]') from ${page} page) as pairings,
        array(
          select kind from unnest(array['mocktail', 'spirit', 'wine']) kind
          where exists (select from ${savedPairings} where ${isInVaultOf(memberId)} and ${pairing_type} = kind)
        ) as types`,
    ),
  )
  const { pairings, types } = rows[0]!
  return {
    pairings: pairings.slice(0, pageSize).map(toSavedPairingRow),
    hasMore: pairings.length > pageSize,
    types,
  }
}

/** Returns a query that is not executed yet. */
export function pageQuery(
  executor: Pick<Database['orm'], 'select'>,
  memberId: string,
  { q, type, order, after }: VaultQuery,
  limit: number,
) {
  return executor
    .select(publicColumns)
    .from(savedPairings)
    .where(
      and(
        isInVaultOf(memberId),
        type && eq(pairing_type, type),
        q ? nameContains(q) : undefined,
        isAfter(order, after),
      ),
    )
    .orderBy(...orderings[order])
    .limit(limit)
}

const orderings: Readonly<Record<VaultOrder, SQL[]>> = {
  newest: [desc(created_at), desc(id)],
  oldest: [asc(created_at), asc(id)],
  best: [desc(ratingOrZero), desc(created_at), desc(id)],
}

function isAfter(order: VaultOrder, after: PageCursor | undefined): SQL | undefined {
  if (!after) return undefined
  const keys = sql`${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid`
  return {
    newest: sql`(${created_at}, ${id}) < (${keys})`,
    oldest: sql`(${created_at}, ${id}) > (${keys})`,
    best: sql`(${ratingOrZero}, ${created_at}, ${id}) < (${after.rating}::int, ${keys})`,
  }[order]
}

/**
 * The pattern is a subquery, so that the planner does not see it. It would expect next to no rows for a long pattern, and
 * read the whole table and sort, instead of the index in its order up to the end of the page.
 */
function nameContains(q: string): SQL {
  const escaped = q.replace(/[\\%_]/g, '\\$&')
  return sql`${savedPairings.searched} like (select '%' || as_searched(${escaped}) || '%')`
}

export function isInVaultOf(memberId: string): SQL {
  return and(eq(user_id, memberId), isNull(deleted_at))!
}
