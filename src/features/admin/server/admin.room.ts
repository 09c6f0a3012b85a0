import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Room } from '#platform/server/room.ts'
import { openAuditLog } from './audit-log.store.ts'
import { type DeskServices, deskRoutes } from './desk.routes.ts'

interface Services extends Omit<DeskServices, 'auditLog' | 'version'> {
  database: Database
  build: { version: string }
}

export const adminRoom: Room<Services> = { mount: mountAdmin }

function mountAdmin(app: FastifyInstance, services: Services): void {
  deskRoutes(app, {
    ...services,
    version: services.build.version,
    auditLog: openAuditLog(services.database),
  })
}
