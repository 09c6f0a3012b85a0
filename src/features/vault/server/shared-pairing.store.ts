import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { PairingIds, PairingText } from './vault.tables.ts'

/** The result still includes the points of the member's own taste. */
export type SharedPairing = PairingText & PairingIds & { result: unknown }

/** The code alone grants access, with or without an account. */
export async function readSharedPairing(
  transaction: Transaction,
  code: string,
): Promise<SharedPairing | undefined> {
  const { rows } = await transaction.execute<SharedPairing & Record<string, unknown>>(
    sql`select * from shared_pairing(${code})`,
  )
  return rows[0]
}
