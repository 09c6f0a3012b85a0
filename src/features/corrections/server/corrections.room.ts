import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { OwnRows } from '#features/catalogue/server/open-own-rows.ts'
import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Room } from '#platform/server/room.ts'
import { correctionsMemberData } from './corrections.member-data.ts'
import { correctionsRoutes } from './corrections.routes.ts'
import { queueRoutes } from './queue.routes.ts'
import { openReportsStore } from './reports.store.ts'

interface Services {
  catalogue: Catalogue
  ownRows: OwnRows
  database: Pick<Database, 'service' | 'inTransaction'>
  notify: Notify
  live: Pick<Live, 'publish'>
}

export const correctionsRoom: Room<Services> = {
  mount: mountCorrections,
  memberData: correctionsMemberData,
}

function mountCorrections(app: FastifyInstance, services: Services): void {
  const reports = openReportsStore(services.database)
  correctionsRoutes(app, { ...services, reports })
  queueRoutes(app, { ...services, reports })
}
