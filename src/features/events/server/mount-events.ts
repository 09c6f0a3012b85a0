import type { FastifyInstance } from 'fastify'
import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { type LoungeEvent, namedGuests } from '../events.contract.ts'
import { openAnswersStore } from './answers.store.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { openCalendarFeeds } from './calendar-feeds.store.ts'
import { notifyPromoted, remindOfEvents } from './event-notices.ts'
import { eventsRoutes } from './events.routes.ts'
import { notifyPromotedJob } from './notify-promoted.job.ts'
import { remindOfEventsJob } from './remind-of-events.job.ts'
import { ticketsRoutes } from './tickets.routes.ts'
import { openTicketsStore } from './tickets.store.ts'
import { toEvent } from './to-event.ts'

interface Services {
  database: Pick<Database, 'inTransaction' | 'runAsMember' | 'service'>
  jobs: Pick<Jobs, 'registerHandler'>
  live: Pick<Live, 'publish' | 'publishToAdmins' | 'publishToAll'>
  notify: Notify
  siteName: string
}

/** With the answer of the member; undefined if there is none. */
export type FindEvent = (memberId: string, id: string) => Promise<LoungeEvent | undefined>

export function mountEvents(app: FastifyInstance, services: Services): FindEvent {
  const { database, jobs } = services
  const answers = openAnswersStore(database, namedGuests)
  eventsRoutes(app, { ...services, answers })
  calendarRoutes(app, { ...services, feeds: openCalendarFeeds(database) })
  ticketsRoutes(app, { ...services, tickets: openTicketsStore(database) })
  jobs.registerHandler(notifyPromotedJob, answer => notifyPromoted(services, answer))
  jobs.registerHandler(remindOfEventsJob, () => remindOfEvents(services))
  return async (memberId, id) => {
    const stored = await answers.findEvent(memberId, id)
    return stored && toEvent(stored)
  }
}
