import type { FastifyInstance } from 'fastify'
import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Room } from '#platform/server/room.ts'
import type { Settings } from '#platform/server/settings.ts'
import { loungeProfileRoutes } from './lounge-profile.routes.ts'
import type { LoungeProfileStore } from './lounge-profile.store.ts'
import { loungeSettingsRoutes } from './lounge-settings.routes.ts'
import { openLoungeSettings } from './lounge-settings.store.ts'
import type { SettingsSeal } from './settings-seal.ts'
import { welcomeMember } from './welcome-member.job.ts'
import { welcomeNewMember } from './welcome-new-member.ts'

/** What the server was started with, and what opens what is stored. */
export interface SettingSources {
  environment: Settings
  seal: SettingsSeal
}

interface Services {
  database: Pick<Database, 'service'>
  jobs: Pick<Jobs, 'registerHandler'>
  live: Pick<Live, 'publishToAll'>
  notify: Notify
  siteName: string
  settingSources: SettingSources
  loungeProfile: LoungeProfileStore
}

export const loungeSettingsRoom: Room<Services> = { mount: mountLoungeSettings }

function mountLoungeSettings(app: FastifyInstance, services: Services): void {
  const { database, jobs, settingSources, loungeProfile: profile } = services
  loungeSettingsRoutes(app, { database, store: openLoungeSettings(database), ...settingSources })
  loungeProfileRoutes(app, { ...services, profile })
  jobs.registerHandler(welcomeMember, ({ memberId }) => welcomeNewMember({ ...services, profile }, memberId))
}
