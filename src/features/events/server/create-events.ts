import { randomUUID } from 'node:crypto'
import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { siteTimeZone } from '#platform/server/site-time-zone.ts'
import { weeklyTimes } from '../change-times.rules.ts'
import { type NewEvent, wrongLink } from '../managed-events.contract.ts'
import { readMoment } from '../zoned-time.rules.ts'
import { hasCover, lockCovers } from './covers.store.ts'
import { insertEvents, type NewEventRow } from './events.store.ts'
import { findManagedEvent, lockSeries, type StoredManagedEvent } from './managed-events.store.ts'
import { endsTooEarly, hasPassed, noSuchCover, refuseFields } from './refuse-fields.ts'

export interface CreatedEvent {
  event: StoredManagedEvent
  /** Empty for a single one. */
  series: { id: string; start_time: Date; end_time: Date | null }[]
}

/** One event, or one a week at the same clock time. */
export async function createEvents(
  { service }: Pick<Database, 'service'>,
  actor: Actor,
  given: NewEvent,
  now = new Date(),
): Promise<CreatedEvent> {
  const rows = rowsOf(given, now)
  return inTransaction(service, undefined, async transaction => {
    if (given.cover_id !== null) await requireCover(transaction, given.cover_id)
    const ids = await insertEvents(transaction, rows)
    const [first] = ids
    await recordAudit(transaction, {
      ...actor,
      action: 'event.create',
      target: first!,
      details: ids.length > 1 ? { events: ids } : {},
    })
    const event = (await findManagedEvent(transaction, first!))!
    return { event, series: ids.length > 1 ? await lockSeries(transaction, first!) : [] }
  })
}

/** Throws a refusal for what cannot be an event. */
function rowsOf(given: NewEvent, now: Date): NewEventRow[] {
  const { title, description, location, rsvp_link, capacity, repeats, cover_id, cover_text } = given
  const timeZone = given.time_zone ?? siteTimeZone()
  const start = readMoment(given.start_time, timeZone)!
  const end = given.end_time === null ? null : readMoment(given.end_time, timeZone)!
  refuseFields({
    ...(start <= now && { start_time: hasPassed }),
    ...(end && end <= start && { end_time: endsTooEarly }),
    ...(!isAddress(rsvp_link) && { rsvp_link: wrongLink }),
  })
  const series_id = repeats ? randomUUID() : null
  return weeklyTimes({ start, end, timeZone }, repeats?.count ?? 1).map(times => ({
    title,
    description: description || null,
    location: location || null,
    start_time: times.start,
    end_time: times.end,
    rsvp_link: rsvp_link || null,
    capacity,
    time_zone: timeZone,
    series_id,
    cover_id,
    cover_text: (cover_id && cover_text) || null,
  }))
}

/** Throws a refusal if there is no such cover. Otherwise there is one until the end of the transaction. */
export async function requireCover(transaction: Transaction, id: string | null): Promise<void> {
  await lockCovers(transaction)
  if (id !== null && !(await hasCover(transaction, id))) refuseFields({ cover_id: noSuchCover })
}

/** The contract cannot use `URL`, which rejects more. */
export function isAddress(link: string | null | undefined): boolean {
  return !link || URL.canParse(link)
}
