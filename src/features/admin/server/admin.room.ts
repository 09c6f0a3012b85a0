import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/open-database.ts'
import { readMigrations } from '#platform/server/database/read-migrations.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import type { Room } from '#platform/server/room.ts'
import { openAuditLog } from './audit-log.store.ts'
import { type DeskServices, deskRoutes } from './desk.routes.ts'
import { openCertificateReader } from './health/read-certificate.ts'
import { openTroubles } from './health/troubles.store.ts'
import { watchHealthJob } from './health/watch-health.job.ts'
import { watchHealth } from './health/watch-health.ts'
import { numbersRoutes } from './numbers.routes.ts'

type OpenedHere = 'auditLog' | 'version' | 'migrations' | 'readCertificate' | 'jobs' | 'database'

interface Services extends Omit<DeskServices, OpenedHere> {
  database: Database
  jobs: Jobs
  baseUrl: string | undefined
  siteName: string
  build: { version: string }
}

export const adminRoom: Room<Services> = { mount: mountAdmin }

function mountAdmin(app: FastifyInstance, services: Services): void {
  const { baseUrl, build, database, jobs } = services
  const desk = {
    ...services,
    auditLog: openAuditLog(database),
    version: build.version,
    // Read once: a later version may be installed while this one runs.
    migrations: readMigrations(join(projectRoot(import.meta.dirname), 'migrations')).map(({ name }) => name),
    readCertificate: openCertificateReader(baseUrl),
  }
  deskRoutes(app, desk)
  numbersRoutes(app, services)
  jobs.registerHandler(watchHealthJob, () => watchHealth({ ...desk, troubles: openTroubles(database) }))
}
