import type { FastifyInstance } from 'fastify'
import { refuse, refuseStale } from '#platform/api.contract.ts'
import { actorOf } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { siteTimeZone } from '#platform/server/site-time-zone.ts'
import { eventsChanged } from '../events.contract.ts'
import { type ManagedEvent, managedEventsContract } from '../managed-events.contract.ts'
import { cancelEvent, restoreEvent } from './cancel-event.ts'
import { changeEvent } from './change-event.ts'
import { createEvents } from './create-events.ts'
import { findManagedEvent, listManagedEvents, type StoredManagedEvent } from './managed-events.store.ts'

interface Services {
  database: Pick<Database, 'service'>
  jobs: Pick<Jobs, 'enqueue'>
  live: Pick<Live, 'publishToAll'>
}

/** What hosts do with events. */
export function managedEventsRoutes(app: FastifyInstance, services: Services): void {
  const { database, live } = services
  const contract = managedEventsContract
  const publish = () => live.publishToAll({ kind: eventsChanged })
  mountContract(app, contract, {
    async listManagedEvents({ query: { past } }) {
      const events = (await listManagedEvents(database.service, past)).map(toManagedEvent)
      return { events, time_zone: siteTimeZone() }
    },
    async readManagedEvent({ params: { id } }) {
      const event = await findManagedEvent(database.service, id)
      if (!event) throw refuse(contract.readManagedEvent, 'NO_SUCH_EVENT')
      return toManagedEvent(event)
    },
    async createEvent({ body }, caller, exchange) {
      const { event, series } = await createEvents(database, actorOf(caller, exchange), body)
      publish()
      return {
        ...toManagedEvent(event),
        series: series.map(({ id, ...times }) => ({ id, ...toTimes(times) })),
      }
    },
    async changeEvent({ params: { id }, body }, caller, exchange) {
      const { scope, version, ...changes } = body
      const done = await changeEvent(services, actorOf(caller, exchange), { id, changes, scope, version })
      if (done === 'none') throw refuse(contract.changeEvent, 'NO_SUCH_EVENT')
      if ('stale' in done)
        throw refuseStale(contract.changeEvent, 'CHANGED_MEANWHILE', toManagedEvent(done.stale))
      if (done.changed.length > 0) publish()
      return { ...toManagedEvent(done.event), changed: done.changed, notice: noticeOf(done.event) }
    },
    async cancelEvent({ params: { id }, query: { scope } }, caller, exchange) {
      const done = await cancelEvent(services, actorOf(caller, exchange), { id, scope })
      if (typeof done === 'string') throw refuse(contract.cancelEvent, done)
      if (done.canceled.length > 0) publish()
      return { ...toManagedEvent(done.event), canceled: done.canceled }
    },
    async restoreEvent({ params: { id } }, caller, exchange) {
      const done = await restoreEvent(services, actorOf(caller, exchange), id)
      if (typeof done === 'string') throw refuse(contract.restoreEvent, done)
      publish()
      return toManagedEvent(done)
    },
  })
}

function toManagedEvent(stored: StoredManagedEvent): ManagedEvent {
  return {
    ...stored,
    ...toTimes(stored),
    time_zone: stored.time_zone ?? siteTimeZone(),
    cancelled_at: stored.cancelled_at?.toISOString() ?? null,
  }
}

const toTimes = ({ start_time, end_time }: Pick<StoredManagedEvent, 'start_time' | 'end_time'>) => ({
  start_time: start_time.toISOString(),
  end_time: end_time?.toISOString() ?? null,
})

/** More places than are left are never taken away from those who have them. */
function noticeOf({ going, capacity }: StoredManagedEvent): string | null {
  if (capacity === null || going <= capacity) return null
  return `${going} are going, and there are ${capacity} places. Nobody loses theirs.`
}
