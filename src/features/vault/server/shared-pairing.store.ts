import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { PairingIds, PairingText } from './vault.tables.ts'

export type SharedPairing = PairingText & PairingIds

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
