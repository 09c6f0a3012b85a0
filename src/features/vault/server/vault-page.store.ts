import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { memberSql } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { maxCounted, pageSize, type SavedPairing } from '../vault.contract.ts'
import type { PageCursor, VaultOrder } from './page-cursor.ts'
import { publicColumns, type SavedPairingRow, savedPairings, toSavedPairingRow } from './vault.tables.ts'

type PairingType = SavedPairing['pairing_type']

export interface VaultQuery {
  /** Part of a name; empty matches all. */
  q: string
  type?: PairingType | undefined
  status?: SavedPairing['status'] | undefined
  rated?: 'yes' | 'no' | undefined
  order: VaultOrder
  after: PageCursor | undefined
}

export interface VaultPage {
  pairings: SavedPairingRow[]
  hasMore: boolean
  /** In the whole vault, sorted. */
  types: PairingType[]
  /** Null on later pages. */
  total: number | null
  oldLookUps: number | null
}

const { user_id, pairing_type, rating, status, own_notes, share_code, created_at, id, deleted_at } =
  savedPairings
const ratingOrZero = sql`coalesce(${rating}, 0)`

/** Reads the page and the types in one statement. */
export async function readPage(
  orm: Database['orm'],
  memberId: string,
  query: VaultQuery,
): Promise<VaultPage> {
  const page = pageQuery(orm, memberId, query, pageSize + 1)
  const isFirst = query.after === undefined
  const { rows } = await orm.execute<Omit<VaultPage, 'hasMore'> & Record<string, unknown>>(
    memberSql(
      memberId,
      sql`select (select coalesce(json_agg(page), '[]') from ${page} page) as pairings,
        ${isFirst ? countOf(matches(memberId, query)) : sql`null::int`} as total,
        ${isFirst ? countOf(isOldLookUp(memberId)) : sql`null::int`} as "oldLookUps",
        array(
          select kind from unnest(array['mocktail', 'spirit', 'wine']) kind
          where exists (select from ${savedPairings} where ${isInVaultOf(memberId)} and ${pairing_type} = kind)
        ) as types`,
    ),
  )
  const { pairings, ...counts } = rows[0]!
  return {
    pairings: pairings.slice(0, pageSize).map(toSavedPairingRow),
    hasMore: pairings.length > pageSize,
    ...counts,
  }
}

/** Returns a query that is not executed yet. */
export function pageQuery(
  executor: Pick<Database['orm'], 'select'>,
  memberId: string,
  { order, after, ...filter }: VaultQuery,
  limit: number,
) {
  return executor
    .select(publicColumns)
    .from(savedPairings)
    .where(and(matches(memberId, filter), isAfter(order, after)))
    .orderBy(...orderings[order])
    .limit(limit)
}

function matches(
  memberId: string,
  { q, type, status: wanted, rated }: Omit<VaultQuery, 'order' | 'after'>,
): SQL {
  return and(
    isInVaultOf(memberId),
    type && eq(pairing_type, type),
    wanted && eq(status, wanted),
    rated && (rated === 'yes' ? isNotNull(rating) : isNull(rating)),
    q ? nameContains(q) : undefined,
  )!
}

/** Ends above `maxCounted`: counting all of a large vault would cost more than reading its page. */
export const countOf = (condition: SQL) =>
  sql`(select count(*)::int from (select from ${savedPairings} where ${condition} limit ${maxCounted + 1}) counted)`

/** Only looked up, a month ago, and nothing was made of it since. */
export function isOldLookUp(memberId: string): SQL {
  return and(
    isInVaultOf(memberId),
    eq(status, 'looked up'),
    sql`${created_at} < now() - interval '30 days'`,
    isNull(rating),
    isNull(own_notes),
    isNull(share_code),
  )!
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
