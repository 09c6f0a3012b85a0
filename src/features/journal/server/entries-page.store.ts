import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { pageSize } from '../journal.contract.ts'
import type { EntryCursor } from './entry-cursor.ts'
import { publicEntryColumns, type StoredEntry, tastingJournal } from './journal.tables.ts'

export interface EntriesFilter {
  /** Part of a text; empty matches all. */
  q: string
  rating?: number | undefined
  year?: number | undefined
}

export interface EntriesPage {
  entries: StoredEntry[]
  hasMore: boolean
  /** Null on later pages. */
  total: number | null
  years: number[]
}

const { user_id, rating, smoked_at, created_at, id, searched } = tastingJournal

export async function readEntriesPage(
  transaction: Transaction,
  memberId: string,
  { after, ...filter }: EntriesFilter & { after: EntryCursor | undefined },
): Promise<EntriesPage> {
  const matching = matches(memberId, filter)
  const rows = await selectEntries(transaction, and(matching, after && isAfter(after))!, pageSize + 1)
  return {
    entries: rows.slice(0, pageSize),
    hasMore: rows.length > pageSize,
    total: after ? null : await transaction.$count(tastingJournal, matching),
    years: await readYears(transaction, memberId),
  }
}

/** The latest first. */
export async function selectEntries(
  transaction: Transaction,
  condition: SQL,
  limit: number,
): Promise<StoredEntry[]> {
  return transaction
    .select(publicEntryColumns)
    .from(tastingJournal)
    .where(condition)
    .orderBy(desc(smoked_at), desc(created_at), desc(id))
    .limit(limit)
}

async function readYears(transaction: Transaction, memberId: string): Promise<number[]> {
  const { rows } = await transaction.execute<{ year: number }>(sql`
    select distinct extract(year from ${smoked_at} at time zone 'UTC')::int as year
    from ${tastingJournal} where ${user_id} = ${memberId} order by year desc`)
  return rows.map(({ year }) => year)
}

function matches(memberId: string, { q, rating: stars, year }: EntriesFilter): SQL {
  return and(
    eq(user_id, memberId),
    stars === undefined ? undefined : eq(rating, stars),
    year === undefined ? undefined : isInYear(year),
    q ? contains(q) : undefined,
  )!
}

function isInYear(year: number): SQL {
  const start = (at: number) => sql`make_timestamptz(${at}::int, 1, 1, 0, 0, 0, 'UTC')`
  return sql`(${smoked_at} >= ${start(year)} and ${smoked_at} < ${start(year + 1)})`
}

/** A subquery, so that the planner does not see the pattern and reads in order up to the end of the page. */
function contains(q: string): SQL {
  const escaped = q.replace(/[\\%_]/g, '\\$&')
  return sql`${searched} like (select '%' || as_searched(${escaped}) || '%')`
}

function isAfter({ smokedAt, createdAt, id: lastId }: EntryCursor): SQL {
  return sql`(${smoked_at}, ${created_at}, ${id}) < (${smokedAt.toISOString()}::timestamptz, ${createdAt.toISOString()}::timestamptz, ${lastId}::uuid)`
}
