import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { memberSql } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { publicColumns, type SavedPairingRow, savedPairings, toSavedPairingRow } from './vault.tables.ts'
import { countOf, isInVaultOf } from './vault-page.store.ts'

export interface VaultSummary {
  /** Counted like the total of a page. */
  kept: number
  wanted: number
  tried: number
  lastTried: SavedPairingRow | null
  /** Had on a day before, in the last week, and without stars. */
  unrated: SavedPairingRow | null
}

const { status, tried_on, rating, created_at } = savedPairings

/** In one statement. `day` is today on the member's calendar. */
export async function readSummary(
  orm: Database['orm'],
  memberId: string,
  day: string,
): Promise<VaultSummary> {
  const isMine = isInVaultOf(memberId)
  const isTried = and(isMine, eq(status, 'tried'))!
  const isUnrated = and(
    isTried,
    isNull(rating),
    lt(tried_on, day),
    sql`${tried_on} >= ${day}::date - interval '7 days'`,
  )!
  const { rows } = await orm.execute<VaultSummary & Record<string, unknown>>(
    memberSql(
      memberId,
      sql`select ${countOf(isMine)} as kept,
        ${countOf(and(isMine, eq(status, 'want'))!)} as wanted,
        ${countOf(isTried)} as tried,
        ${latest(orm, and(isTried, isNotNull(tried_on))!)} as "lastTried",
        ${latest(orm, isUnrated)} as unrated`,
    ),
  )
  const { lastTried, unrated, ...counts } = rows[0]!
  return {
    ...counts,
    lastTried: lastTried && toSavedPairingRow(lastTried),
    unrated: unrated && toSavedPairingRow(unrated),
  }
}

function latest(orm: Database['orm'], condition: SQL): SQL {
  const row = orm
    .select(publicColumns)
    .from(savedPairings)
    .where(condition)
    .orderBy(desc(tried_on), desc(created_at))
    .limit(1)
  return sql`(select to_json(latest) from ${row} latest)`
}
