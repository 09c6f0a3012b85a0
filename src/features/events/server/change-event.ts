import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import { siteTimeZone } from '#platform/server/site-time-zone.ts'
import { areSameTimes, changeTimes, type EventTimes, followTimes } from '../change-times.rules.ts'
import { type EventChanges, type EventScope, wrongLink } from '../managed-events.contract.ts'
import { readMoment } from '../zoned-time.rules.ts'
import { removeCovers } from './covers.store.ts'
import { isAddress, requireCover } from './create-events.ts'
import {
  type EventRow,
  findManagedEvent,
  forgetReminders,
  lockSeries,
  promoteWaiting,
  type StoredManagedEvent,
  updateEvent,
} from './managed-events.store.ts'
import { notifyOfEventChangeJob } from './notify-of-event-change.job.ts'
import { endsTooEarly, hasPassed, refuseFields } from './refuse-fields.ts'
import { selectScope } from './select-scope.ts'

export interface EventChange {
  id: string
  changes: EventChanges
  scope: EventScope
  /** That was read; undefined: the last change wins. */
  version: number | undefined
}

export type ChangedEvent =
  | 'none'
  | { stale: StoredManagedEvent }
  | { event: StoredManagedEvent; changed: string[] }

interface Services {
  database: Pick<Database, 'service'>
  jobs: Pick<Jobs, 'enqueue'>
}

/** Throws a refusal for what cannot be an event. */
export async function changeEvent(
  { database, jobs }: Services,
  actor: Actor,
  { id, changes, scope, version }: EventChange,
  now = new Date(),
): Promise<ChangedEvent> {
  return inTransaction(database.service, undefined, async transaction => {
    const series = await lockSeries(transaction, id)
    const before = series.find(row => row.id === id)
    if (!before) return 'none'
    if (version !== undefined && version !== before.version)
      return { stale: (await findManagedEvent(transaction, id))! }
    const times = newTimesOf(before, changes, now)
    if (changes.cover_id !== undefined) await requireCover(transaction, changes.cover_id)
    const changed: Changed[] = []
    for (const row of selectScope(series, before, scope, now)) {
      const after = { ...row, ...fieldsOf(row, changes), ...timesOf(row, before, times, now) }
      if (isDifferent(row, after)) changed.push(await save(transaction, row, after))
    }
    if (changes.cover_id !== undefined)
      await removeCovers(
        transaction,
        series.flatMap(({ cover_id }) => cover_id ?? []),
      )
    const moved = changed
      .filter(({ after, isMoved }) => isMoved && isToCome(after, now))
      .map(({ after: { id, sequence } }) => ({ id, sequence }))
    if (moved.length > 0)
      await jobs.enqueue(transaction, notifyOfEventChangeJob, { change: 'moved', events: moved })
    const ids = changed.map(({ after }) => after.id)
    if (ids.length > 0)
      await recordAudit(transaction, {
        ...actor,
        action: 'event.change',
        target: id,
        details: { fields: Object.keys(changes), ...(scope !== 'this' && { scope, events: ids }) },
      })
    return { event: (await findManagedEvent(transaction, id))!, changed: ids }
  })
}

interface Changed {
  after: EventRow
  /** Its time or place is another one. */
  isMoved: boolean
}

/** Before it begins; a canceled one has no guests to tell. */
const isToCome = ({ cancelled_at, start_time }: EventRow, now: Date) => !cancelled_at && start_time > now

const eventTimesOf = ({ start_time, end_time, time_zone }: EventRow): EventTimes => ({
  start: start_time,
  end: end_time,
  timeZone: time_zone ?? siteTimeZone(),
})

/** A time without a zone is read in the new zone of the event. Only what has begun may have begun earlier. */
function newTimesOf(
  before: EventRow,
  { start_time, end_time, time_zone, rsvp_link }: EventChanges,
  now: Date,
) {
  const present = eventTimesOf(before)
  const timeZone = time_zone ?? present.timeZone
  const times = changeTimes(present, {
    start: start_time === undefined ? undefined : readMoment(start_time, timeZone),
    end: end_time === undefined || end_time === null ? end_time : readMoment(end_time, timeZone),
    timeZone,
  })
  const isTooEarly = times.start <= now && present.start > now
  refuseFields({
    ...(isTooEarly && { start_time: hasPassed }),
    ...(times.end && times.end <= times.start && { end_time: endsTooEarly }),
    ...(!isAddress(rsvp_link) && { rsvp_link: wrongLink }),
  })
  return times
}

function timesOf(row: EventRow, before: EventRow, times: EventTimes, now: Date) {
  const present = eventTimesOf(row)
  const following = row.id === before.id ? times : followTimes(present, eventTimesOf(before), times)
  // Another of the series never comes to lie in the past.
  const { start, end, timeZone } = row.id !== before.id && following.start <= now ? present : following
  const isSameZone = timeZone === present.timeZone
  return { start_time: start, end_time: end, time_zone: isSameZone ? row.time_zone : timeZone }
}

/** Without times; empty texts are none. */
function fieldsOf(row: EventRow, changes: EventChanges): Partial<EventRow> {
  const { title, description, location, rsvp_link, capacity } = changes
  const { cover_id = row.cover_id, cover_text = row.cover_text } = changes
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description: description || null }),
    ...(location !== undefined && { location: location || null }),
    ...(rsvp_link !== undefined && { rsvp_link: rsvp_link || null }),
    ...(capacity !== undefined && { capacity }),
    cover_id,
    cover_text: (cover_id && cover_text) || null,
  }
}

const fields = [
  'title',
  'description',
  'location',
  'rsvp_link',
  'capacity',
  'time_zone',
  'cover_id',
  'cover_text',
] as const

function isDifferent(before: EventRow, after: EventRow): boolean {
  return (
    fields.some(field => before[field] !== after[field]) ||
    !areSameTimes(eventTimesOf(before), eventTimesOf(after))
  )
}

async function save(transaction: Transaction, before: EventRow, after: EventRow): Promise<Changed> {
  const isRetimed = !areSameTimes(eventTimesOf(before), eventTimesOf(after))
  const isMoved = isRetimed || before.location !== after.location
  await updateEvent(transaction, after, isMoved)
  if (isRetimed) await forgetReminders(transaction, after.id)
  if (before.capacity !== after.capacity) await promoteWaiting(transaction, after.id)
  return { after: { ...after, sequence: before.sequence + (isMoved ? 1 : 0) }, isMoved }
}
