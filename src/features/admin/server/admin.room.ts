import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Room } from '#platform/server/room.ts'
import { openAuditLog } from './audit-log.store.ts'
import { type DeskServices, deskRoutes } from './desk.routes.ts'
import { numbersRoutes } from './numbers.routes.ts'
import { openTroubles } from './troubles.store.ts'
import { watchHealthJob } from './watch-health.job.ts'
import { watchHealth } from './watch-health.ts'

interface Services extends Omit<DeskServices, 'auditLog' | 'version' | 'jobs'> {
  database: Database
  jobs: Jobs
  baseUrl: string | undefined
  siteName: string
  build: { version: string }
}

export const adminRoom: Room<Services> = { mount: mountAdmin }

function mountAdmin(app: FastifyInstance, services: Services): void {
  const auditLog = openAuditLog(services.database)
  const troubles = openTroubles(services.database)
  deskRoutes(app, { ...services, version: services.build.version, auditLog })
  numbersRoutes(app, services)
  services.jobs.registerHandler(watchHealthJob, () => watchHealth({ ...services, auditLog, troubles }))
}
