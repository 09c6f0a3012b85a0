import * as z from 'zod/mini'
import type { StoredEntry } from './journal.tables.ts'

/** Keyset cursor: what the list is sorted by, of the last entry of a page. */
export interface EntryCursor {
  smokedAt: Date
  createdAt: Date
  id: string
}

/** End of the year 9999: PostgreSQL cannot parse later timestamps in JavaScript's format. */
const maxTimestamp = 253_402_300_799_999
const earliestTimestamp = Date.UTC(1900, 0, 1)
const timestamp = z.number().check(z.int(), z.gte(earliestTimestamp), z.lte(maxTimestamp))
const cursorSchema = z.tuple([timestamp, timestamp, z.uuid()])

/** Not signed, because it grants nothing: rows are always filtered by member. */
export function encodeCursor({ smoked_at, created_at, id }: StoredEntry): string {
  return Buffer.from(JSON.stringify([smoked_at.getTime(), created_at.getTime(), id])).toString('base64url')
}

/** Undefined if the text is no cursor. */
export function decodeCursor(text: string): EntryCursor | undefined {
  const cursor = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!cursor.success) return undefined
  const [smokedAt, createdAt, id] = cursor.data
  return { smokedAt: new Date(smokedAt), createdAt: new Date(createdAt), id }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
