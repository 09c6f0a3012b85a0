import { type Actor, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { EventScope } from '../managed-events.contract.ts'
import {
  type EventRow,
  findManagedEvent,
  lockSeries,
  promoteWaiting,
  type StoredManagedEvent,
  setCanceled,
} from './managed-events.store.ts'
import { notifyOfEventChangeJob } from './notify-of-event-change.job.ts'
import { selectScope } from './select-scope.ts'

interface Services {
  database: Pick<Database, 'service'>
  jobs: Pick<Jobs, 'enqueue'>
}

/** How long an event without an end lasts. */
const usualMilliseconds = 2 * 3_600_000
const isOver = ({ start_time, end_time }: EventRow, now: Date) =>
  (end_time?.getTime() ?? start_time.getTime() + usualMilliseconds) <= now.getTime()

/** Those who come or wait are told by a job. What is canceled already stays as it is. */
export async function cancelEvent(
  { database, jobs }: Services,
  actor: Actor,
  { id, scope }: { id: string; scope: EventScope },
  now = new Date(),
): Promise<'NO_SUCH_EVENT' | 'IS_OVER' | { event: StoredManagedEvent; canceled: string[] }> {
  return inTransaction(database.service, undefined, async transaction => {
    const series = await lockSeries(transaction, id)
    const event = series.find(row => row.id === id)
    if (!event) return 'NO_SUCH_EVENT'
    if (isOver(event, now)) return 'IS_OVER'
    const rows = selectScope(series, event, scope, now).filter(row => !row.cancelled_at)
    const canceled = rows.map(row => row.id)
    if (canceled.length > 0) {
      await setCanceled(transaction, canceled, true)
      await jobs.enqueue(transaction, notifyOfEventChangeJob, {
        change: 'canceled',
        events: rows.map(raised),
      })
      await recordAudit(transaction, {
        ...actor,
        action: 'event.cancel',
        target: id,
        details: scope === 'this' ? {} : { scope, events: canceled },
      })
    }
    return { event: (await findManagedEvent(transaction, id))!, canceled }
  })
}

/** Answers stand, and those who gave them are told. */
export async function restoreEvent(
  { database, jobs }: Services,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<'NO_SUCH_EVENT' | 'NOT_CANCELED' | 'HAS_BEGUN' | StoredManagedEvent> {
  return inTransaction(database.service, undefined, async transaction => {
    const event = (await lockSeries(transaction, id)).find(row => row.id === id)
    if (!event) return 'NO_SUCH_EVENT'
    if (!event.cancelled_at) return 'NOT_CANCELED'
    if (event.start_time <= now) return 'HAS_BEGUN'
    await setCanceled(transaction, [id], false)
    await promoteWaiting(transaction, id)
    await jobs.enqueue(transaction, notifyOfEventChangeJob, { change: 'restored', events: [raised(event)] })
    await recordAudit(transaction, { ...actor, action: 'event.restore', target: id })
    return (await findManagedEvent(transaction, id))!
  })
}

const raised = ({ id, sequence }: EventRow) => ({ id, sequence: sequence + 1 })
