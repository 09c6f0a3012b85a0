import type { Database } from '#platform/server/database/open-database.ts'
import { staleAfterMinutes } from '../judge.rules.ts'

/** Of all members together: how many sensors, and never whose. */
export interface SensorCounts {
  reporting: number
  silent: number
  /** Have not sent a reading yet. */
  unheard: number
}

/** A simulator measures nothing, and the sensors of a banned member may not report. */
export async function countSensors({ service }: Pick<Database, 'service'>, now: Date): Promise<SensorCounts> {
  const { rows } = await service.query<SensorCounts>(
    `select count(*) filter (where latest_at >= $1)::int as reporting, count(*) filter (where latest_at < $1)::int as silent,
       count(*) filter (where latest_at is null)::int as unheard
     from devices join users on users.id = devices.user_id
     where kind <> 'simulator' and not users.banned`,
    [new Date(now.getTime() - staleAfterMinutes * 60_000)],
  )
  return rows[0]!
}
