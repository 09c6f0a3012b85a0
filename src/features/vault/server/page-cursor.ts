import * as z from 'zod/mini'
import { vaultOrders } from '../vault.contract.ts'
import type { SavedPairingRow } from './vault.tables.ts'

export type VaultOrder = (typeof vaultOrders)[number]

/** Keyset cursor: the sort values of the last row, and its id as the tie-breaker. */
export interface PageCursor {
  rating: number
  createdAt: Date
  id: string
}

/** End of the year 9999: PostgreSQL cannot parse later timestamps in JavaScript's format. */
const maxTimestamp = 253_402_300_799_999
const cursorSchema = z.tuple([
  z.enum(vaultOrders),
  z.number().check(z.int(), z.gte(0), z.lte(5)),
  z.number().check(z.int(), z.gte(0), z.lte(maxTimestamp)),
  z.uuid(),
])

/** Not signed, because it grants nothing: rows are always filtered by member. */
export function encodeCursor(order: VaultOrder, { rating, created_at, id }: SavedPairingRow): string {
  const cursor: z.output<typeof cursorSchema> = [order, rating ?? 0, Date.parse(created_at), id]
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Undefined if the text is not a cursor of this order. */
export function decodeCursor(order: VaultOrder, text: string): PageCursor | undefined {
  const cursor = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!cursor.success || cursor.data[0] !== order) return undefined
  const [, rating, createdAt, id] = cursor.data
  return { rating, createdAt: new Date(createdAt), id }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
