import type { Database } from '#platform/server/database/open-database.ts'

export interface LoungeTotals {
  users: number
  pairings: number
  events: number
}

export async function readTotals({ service }: Pick<Database, 'service'>): Promise<LoungeTotals> {
  const { rows } = await service.query<LoungeTotals>('select users, pairings, events from lounge_totals()')
  return rows[0]!
}
