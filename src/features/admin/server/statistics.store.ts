import type { Database } from '#platform/server/database/open-database.ts'
import type { Waiting } from '../desk.contract.ts'

export interface LoungeTotals {
  users: number
  pairings: number
  events: number
}

export async function readWaiting({ service }: Pick<Database, 'service'>): Promise<Waiting> {
  const { rows } = await service.query<Waiting>(`
    select (select count(*)::int from chat_reports where closed_at is null) as reports,
      (select count(*)::int from catalogue_reports where closed_at is null) as corrections,
      (select count(*)::int from users where awaits_approval) as accounts`)
  return rows[0]!
}

export async function readTotals({ service }: Pick<Database, 'service'>): Promise<LoungeTotals> {
  const { rows } = await service.query<LoungeTotals>('select users, pairings, events from lounge_totals()')
  return rows[0]!
}
