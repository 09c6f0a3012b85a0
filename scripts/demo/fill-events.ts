import { readFileSync } from 'node:fs'
import { demoOwner } from './demo-accounts.mjs'
import type { Lounge } from './lounge.ts'
import { atHour, daysBefore } from './times.ts'

interface PlannedEvent {
  title: string
  description: string
  location: string
  /** From today; 0 is tonight. */
  day: number
  hour: number
  hours: number
  capacity: number | null
  /** How many come, by member, in the order of their answers. */
  going: Record<string, number>
  notGoing: string[]
  came: string[]
}

const halfHour = 30 * 60_000
/** What begins tonight is not about to begin. */
const leastAhead = 90 * 60_000
const announcedDays = 14

export async function fillEvents(lounge: Lounge): Promise<void> {
  // Three that each new lounge has.
  await lounge.database.query('delete from events where is_sample')
  const file = new URL('events.json', import.meta.url)
  for (const event of JSON.parse(readFileSync(file, 'utf8')) as PlannedEvent[]) await addEvent(lounge, event)
}

/** Planned for a time to come, since nothing else takes answers, and then moved to its own. */
async function addEvent(lounge: Lounge, event: PlannedEvent): Promise<void> {
  const { database, now } = lounge
  const { title, description, location, capacity, hours } = event
  const { rows } = await database.query<{ id: string }>(
    `insert into events (title, description, location, capacity, start_time)
     values ($1, $2, $3, $4, now() + interval '40 days') returning id`,
    [title, description, location, capacity],
  )
  const { id } = rows[0]!
  await answer(lounge, id, event)
  const start = startOf(event, now)
  const end = new Date(start.getTime() + hours * 3_600_000)
  await database.query('update events set start_time = $2, end_time = $3, created_at = $4 where id = $1', [
    id,
    start,
    end,
    daysBefore(start < now ? start : now, announcedDays),
  ])
  await database.query(
    `update event_answers set checked_in_at = $2::timestamptz + arrival.minutes * interval '1 minute'
     from (select user_id, 3 * row_number() over (order by asked_at) - 8 as minutes from event_answers where event_id = $1)
       arrival
     where event_answers.event_id = $1 and event_answers.user_id = arrival.user_id and checked_in_at is not null`,
    [id, start],
  )
}

async function answer(
  { member }: Lounge,
  id: string,
  { going, notGoing, came }: PlannedEvent,
): Promise<void> {
  const path = `/api/events/${id}/answer`
  for (const [key, partySize] of Object.entries(going))
    await member(key).send('PUT', path, { answer: 'going', partySize })
  for (const key of notGoing) await member(key).send('PUT', path, { answer: 'notGoing' })
  for (const key of came) {
    const { events } = await member(key).send<{ events: { id: string; own: { ticket: string } | null }[] }>(
      'GET',
      '/api/events',
    )
    const ticket = events.find(event => event.id === id)?.own?.ticket
    await member(demoOwner).send('PUT', `/api/event-tickets/${ticket}/check-in`)
  }
}

function startOf({ day, hour }: PlannedEvent, now: Date): Date {
  const planned = atHour(now, day, hour)
  if (day !== 0) return planned
  const earliest = new Date(Math.ceil((now.getTime() + leastAhead) / halfHour) * halfHour)
  return planned < earliest ? earliest : planned
}
