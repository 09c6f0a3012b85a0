import type { FastifyInstance } from 'fastify'
import type { Withdraw } from '#features/notifications/server/open-notifications.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Room } from '#platform/server/room.ts'
import { announcementsMemberData } from './announcements.member-data.ts'
import { announcementsRoutes } from './announcements.routes.ts'
import { openAnnouncements } from './announcements.store.ts'
import { tellEverybody as tellEverybodyJob, tellMember } from './tell-member.job.ts'
import { type TellingServices, tellEverybody, tellOne } from './tell-member.ts'

interface Services extends Omit<TellingServices, 'announcements' | 'findEmail' | 'jobs'> {
  accounts: Pick<TellingServices, 'findEmail'>
  jobs: Pick<Jobs, 'enqueue' | 'registerHandler'>
  live: Pick<Live, 'publishToAll'>
  withdraw: Withdraw
}

export const announcementsRoom: Room<Services> = {
  mount: mountAnnouncements,
  memberData: announcementsMemberData,
}

function mountAnnouncements(app: FastifyInstance, services: Services): void {
  const announcements = openAnnouncements(services.database)
  const telling = { ...services, announcements, findEmail: services.accounts.findEmail }
  announcementsRoutes(app, { ...services, announcements })
  services.jobs.registerHandler(tellEverybodyJob, input => tellEverybody(telling, input))
  services.jobs.registerHandler(tellMember, input => tellOne(telling, input))
}
