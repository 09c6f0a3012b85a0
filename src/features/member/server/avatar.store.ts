import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from '#platform/server/database/in-transaction.ts'

/** Also as the role of accounts, which deletes an account. */
export async function findAvatarUrl(transaction: Transaction, memberId: string): Promise<string | undefined> {
  const { rows } = await transaction.execute<{ url: string }>(
    sql`select avatar_url as url from profiles where id = ${memberId} and avatar_url is not null`,
  )
  return rows[0]?.url
}

/** Of all members, which only the role of accounts may read. */
export async function listAvatarUrls(auth: pg.Pool): Promise<string[]> {
  const { rows } = await auth.query<{ url: string }>(
    'select avatar_url as url from profiles where avatar_url is not null',
  )
  return rows.map(({ url }) => url)
}
