import type { FastifyInstance } from 'fastify'
import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Room } from '#platform/server/room.ts'
import { namedGuests } from '../events.contract.ts'
import { openAnswersStore } from './answers.store.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { openCalendarFeeds } from './calendar-feeds.store.ts'
import { coversRoutes } from './covers.routes.ts'
import { openCoversStore } from './covers.store.ts'
import { notifyOfEventChange } from './event-change-notices.ts'
import { notifyPromoted, remindOfEvents } from './event-notices.ts'
import { eventsMemberData } from './events.member-data.ts'
import { eventsRoutes } from './events.routes.ts'
import { forgetWalkInNamesJob } from './forget-walk-in-names.job.ts'
import { guestListRoutes } from './guest-list.routes.ts'
import { openGuestListStore } from './guest-list.store.ts'
import { managedEventsRoutes } from './managed-events.routes.ts'
import { notifyOfEventChangeJob } from './notify-of-event-change.job.ts'
import { notifyPromotedJob } from './notify-promoted.job.ts'
import { remindOfEventsJob } from './remind-of-events.job.ts'
import { ticketsRoutes } from './tickets.routes.ts'
import { openTicketsStore } from './tickets.store.ts'

interface Services {
  database: Pick<Database, 'inTransaction' | 'runAsMember' | 'service'>
  jobs: Pick<Jobs, 'enqueue' | 'registerHandler'>
  live: Pick<Live, 'publish' | 'publishToStaff' | 'publishToAll'>
  notify: Notify
  siteName: string
}

export const eventsRoom: Room<Services> = { mount: mountEvents, memberData: eventsMemberData }

function mountEvents(app: FastifyInstance, services: Services): void {
  const { database, jobs } = services
  const answers = openAnswersStore(database, namedGuests)
  const guestLists = openGuestListStore(database)
  eventsRoutes(app, { ...services, answers })
  calendarRoutes(app, { ...services, feeds: openCalendarFeeds(database) })
  ticketsRoutes(app, { ...services, tickets: openTicketsStore(database) })
  managedEventsRoutes(app, services)
  coversRoutes(app, { covers: openCoversStore(database) })
  guestListRoutes(app, { ...services, guestLists })
  jobs.registerHandler(forgetWalkInNamesJob, () => guestLists.forgetWalkInNames())
  jobs.registerHandler(notifyOfEventChangeJob, notice => notifyOfEventChange(services, notice))
  jobs.registerHandler(notifyPromotedJob, answer => notifyPromoted(services, answer))
  jobs.registerHandler(remindOfEventsJob, () => remindOfEvents(services))
}
