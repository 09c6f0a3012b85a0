import { readFileSync } from 'node:fs'
import { demoOwner } from './demo-accounts.mjs'
import { drawEvening } from './draw-portrait.ts'
import { type DemoMember, type Lounge, uuidOf } from './lounge.ts'
import { atHour, daysBefore } from './times.ts'

interface PlannedEvent {
  title: string
  /** What its picture shows; without it, there is none. */
  cover?: string
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
  /** Guests without an account: how many persons, by name. */
  walkIns?: Record<string, number>
}

const hour = 3_600_000
const halfHour = hour / 2
/** What begins tonight is not about to begin. */
const leastAhead = 1.5 * hour
const announcedDays = 14

export async function fillEvents(lounge: Lounge): Promise<void> {
  // Three that each new lounge has.
  await lounge.database.query('delete from events where is_sample')
  const file = new URL('events.json', import.meta.url)
  for (const event of JSON.parse(readFileSync(file, 'utf8')) as PlannedEvent[]) await addEvent(lounge, event)
}

/** One of the past is planned for a time to come, since nothing else takes answers, and then moved. */
async function addEvent(lounge: Lounge, event: PlannedEvent): Promise<void> {
  const { database, member, now } = lounge
  const { title, description, location, capacity, hours } = event
  const start = startOf(event, now)
  const end = new Date(start.getTime() + hours * hour)
  const ahead = start > now ? 0 : 2 * (now.getTime() - start.getTime())
  const { id } = await member(demoOwner).send<{ id: string }>('POST', '/api/admin/events', {
    title,
    description,
    location,
    capacity,
    ...(await coverOf(member(demoOwner), event)),
    start_time: new Date(start.getTime() + ahead).toISOString(),
    end_time: new Date(end.getTime() + ahead).toISOString(),
  })
  await answer(lounge, id, event)
  await database.query('update events set start_time = $2, end_time = $3, created_at = $4 where id = $1', [
    id,
    start,
    end,
    daysBefore(start < now ? start : now, announcedDays),
  ])
  for (const [name, partySize] of Object.entries(event.walkIns ?? {}))
    await member(demoOwner).send('POST', `/api/admin/events/${id}/walk-ins`, { name, partySize })
  await database.query('update event_walk_ins set arrived_at = least($2, arrived_at) where event_id = $1', [
    id,
    new Date(start.getTime() + halfHour),
  ])
  await database.query(
    `update event_answers set checked_in_at = $2::timestamptz + arrival.minutes * interval '1 minute'
     from (select user_id, 3 * row_number() over (order by asked_at) - 8 as minutes from event_answers where event_id = $1)
       arrival
     where event_answers.event_id = $1 and event_answers.user_id = arrival.user_id and checked_in_at is not null`,
    [id, start],
  )
}

async function coverOf({ send }: DemoMember, { title, cover }: PlannedEvent) {
  if (cover === undefined) return {}
  const id = uuidOf(`cover of ${title}`)
  await send('PUT', `/api/admin/events/covers/${id}?name=deck.png`, await drawEvening())
  return { cover_id: id, cover_text: cover }
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

function startOf(event: PlannedEvent, now: Date): Date {
  const planned = atHour(now, event.day, event.hour)
  if (event.day !== 0) return planned
  const earliest = new Date(Math.ceil((now.getTime() + leastAhead) / halfHour) * halfHour)
  return planned < earliest ? earliest : planned
}
