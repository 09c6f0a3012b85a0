import type { FastifyInstance } from 'fastify'
import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Log } from '#platform/server/log.ts'
import { type LoungeEvent, namedGuests } from '../events.contract.ts'
import { openAnswersStore } from './answers.store.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { openCalendarFeeds } from './calendar-feeds.store.ts'
import { remindOfEvents, tellPromoted } from './event-notices.ts'
import { eventsRoutes } from './events.routes.ts'
import { remindOfEventsJob } from './remind-of-events.job.ts'
import { ticketsRoutes } from './tickets.routes.ts'
import { openTicketsStore } from './tickets.store.ts'
import { toEvent } from './to-event.ts'

interface Services {
  database: Pick<Database, 'inTransaction' | 'runAsMember' | 'owner'>
  jobs: Pick<Jobs, 'registerHandler'>
  live: Pick<Live, 'publish' | 'publishToAdmins' | 'publishToAll'>
  notify: Notify
  siteName: string
  log: Log
}

/** With the answer of the member; undefined if there is none. */
export type FindEvent = (memberId: string, id: string) => Promise<LoungeEvent | undefined>

export function mountEvents(app: FastifyInstance, services: Services): FindEvent {
  const { database, jobs, log } = services
  const answers = openAnswersStore(database, namedGuests)
  eventsRoutes(app, {
    ...services,
    answers,
    // The answer is saved by now; the job tells what was not told here.
    tellPromoted: () =>
      tellPromoted(services).catch((failure: unknown) =>
        log.warn({ err: failure }, 'a member was not told of a place at an event'),
      ),
  })
  calendarRoutes(app, { ...services, feeds: openCalendarFeeds(database) })
  ticketsRoutes(app, { ...services, tickets: openTicketsStore(database) })
  jobs.registerHandler(remindOfEventsJob, async () => {
    await tellPromoted(services)
    await remindOfEvents(services)
  })
  return async (memberId, id) => {
    const stored = await answers.findEvent(memberId, id)
    return stored && toEvent(stored)
  }
}
