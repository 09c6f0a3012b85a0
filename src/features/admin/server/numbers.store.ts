import type { Database } from '#platform/server/database/open-database.ts'

export interface LoungeWeek {
  week_start: Date
  /** Members who did something. */
  active: number
  messages: number
  /** Persons at events. */
  arrived: number
  expected: number
  /** Answers of Arturo. */
  helpful: number
  unhelpful: number
  unanswered: number
}

export interface Beginnings {
  has_event: boolean
  has_invited: boolean
  has_sensor: boolean
}

/** The oldest week first; the last one ends now. */
export async function readWeeks(
  { service }: Pick<Database, 'service'>,
  until: Date,
  weeks: number,
): Promise<LoungeWeek[]> {
  const { rows } = await service.query<LoungeWeek>('select * from lounge_weeks($1, $2)', [until, weeks])
  return rows
}

export async function readBeginnings({ service }: Pick<Database, 'service'>): Promise<Beginnings> {
  const { rows } = await service.query<Beginnings>(
    'select has_event, has_invited, has_sensor from lounge_beginnings()',
  )
  return rows[0]!
}
