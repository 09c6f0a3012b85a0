import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Notify, RecipientsOf } from '#features/notifications/server/open-notifications.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Log } from '#platform/server/log.ts'
import type { Room } from '#platform/server/room.ts'
import { bulkRoutes } from './bulk.routes.ts'
import { giftsRoutes } from './gifts/gifts.routes.ts'
import { humidorMemberData } from './humidor.member-data.ts'
import { runRemindOfRested } from './humidor-notices.ts'
import { humidorsRoutes } from './humidors.routes.ts'
import { humidorImportRoutes } from './import.routes.ts'
import { itemsRoutes } from './items.routes.ts'
import { keptRoutes } from './kept.routes.ts'
import { maintenanceRoutes } from './maintenance.routes.ts'
import type { HumidorServices } from './open-humidor.ts'
import { remindOfRested } from './remind-of-rested.job.ts'

interface Services {
  humidor: HumidorServices
  catalogue: Catalogue
  live: Pick<Live, 'publish'>
  database: Pick<Database, 'service'>
  jobs: Pick<Jobs, 'registerHandler'>
  notify: Notify
  recipientsOf: RecipientsOf
  timeZoneOf(memberId: string): Promise<string>
  usesMemory(memberId: string): Promise<boolean>
  log: Log
}

export const humidorRoom: Room<Services> = { mount: mountHumidor, memberData: humidorMemberData }

function mountHumidor(app: FastifyInstance, services: Services): void {
  itemsRoutes(app, services)
  bulkRoutes(app, services)
  humidorsRoutes(app, services)
  humidorImportRoutes(app, services)
  giftsRoutes(app, services)
  keptRoutes(app, services)
  services.jobs.registerHandler(remindOfRested, () => runRemindOfRested(services))
  maintenanceRoutes(app, services)
}
