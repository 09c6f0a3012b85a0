import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { PairingIds, PairingWords } from './vault.tables.ts'

/** What a stranger may see of a pairing. */
export type SharedPairing = PairingWords & PairingIds

/** 144 bits of chance, in 24 characters. */
const codeBytes = 18
const written = /^[\w-]{24}$/

export function freshCode(): string {
  return randomBytes(codeBytes).toString('base64url')
}

/** Whether it could be a code at all; anything else need not be looked up. */
export function isCode(text: string): boolean {
  return written.test(text)
}

/** For whoever knows the code, with an account or without; undefined while it opens nothing. */
export async function readShared(transaction: Transaction, code: string): Promise<SharedPairing | undefined> {
  const { rows } = await transaction.execute<SharedPairing & Record<string, unknown>>(
    sql`select * from shared_pairing(${code})`,
  )
  return rows[0]
}
