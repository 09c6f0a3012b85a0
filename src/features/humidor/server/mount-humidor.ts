import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { bulkRoutes } from './bulk.routes.ts'
import { humidorsRoutes } from './humidors.routes.ts'
import { humidorImportRoutes } from './import.routes.ts'
import { itemsRoutes } from './items.routes.ts'
import { maintenanceRoutes } from './maintenance.routes.ts'
import type { HumidorServices } from './open-humidor.ts'

interface Services {
  humidor: HumidorServices
  catalogue: Catalogue
  live: Pick<Live, 'publish'>
}

export function mountHumidor(app: FastifyInstance, services: Services): void {
  itemsRoutes(app, services)
  bulkRoutes(app, services)
  humidorsRoutes(app, services)
  humidorImportRoutes(app, services)
  maintenanceRoutes(app, services)
}
