import * as z from 'zod/mini'
import { vaultOrders } from '../vault.contract.ts'
import type { KeptPairing } from './vault.tables.ts'

export type VaultOrder = (typeof vaultOrders)[number]

/** After which pairing a page begins: what that pairing is ordered by, and its id for those that are alike. */
export interface PagePlace {
  rating: number
  createdAt: Date
  id: string
}

/** The last moment of the year 9999: PostgreSQL reads no later one in the form that JavaScript writes. */
const lastMoment = 253_402_300_799_999
const written = z.tuple([
  z.enum(vaultOrders),
  z.number().check(z.int(), z.gte(0), z.lte(5)),
  z.number().check(z.int(), z.gte(0), z.lte(lastMoment)),
  z.uuid(),
])

/** The place after this pairing as a browser keeps it. It is no secret and opens nothing: rows are looked up by member. */
export function writePlace(order: VaultOrder, { rating, created_at, id }: KeptPairing): string {
  const place: z.output<typeof written> = [order, rating ?? 0, Date.parse(created_at), id]
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Undefined when this was never a place in that order. */
export function readPlace(order: VaultOrder, text: string): PagePlace | undefined {
  const place = written.safeParse(parsed(Buffer.from(text, 'base64url').toString()))
  if (!place.success || place.data[0] !== order) return undefined
  const [, rating, createdAt, id] = place.data
  return { rating, createdAt: new Date(createdAt), id }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
