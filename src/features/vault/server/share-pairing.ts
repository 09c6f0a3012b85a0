import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { PairingIds, PairingText } from './vault.tables.ts'

export type SharedPairing = PairingText & PairingIds

/** 144 random bits, 24 characters in base64url. */
const codeBytes = 18
const codePattern = /^[\w-]{24}$/

export function createShareCode(): string {
  return randomBytes(codeBytes).toString('base64url')
}

export function isShareCode(text: string): boolean {
  return codePattern.test(text)
}

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
