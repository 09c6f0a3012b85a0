import type { FastifyInstance } from 'fastify'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { deleteOldReadings } from './delete-old-readings.job.ts'
import { devicesRoutes } from './devices.routes.ts'
import type { Climate } from './open-climate.ts'
import { readingsRoutes } from './readings.routes.ts'

interface Services {
  climate: Climate
  jobs: Jobs
  live: Pick<Live, 'publish'>
}

export function mountClimate(app: FastifyInstance, { climate, jobs, live }: Services): void {
  devicesRoutes(app, { climate, live })
  readingsRoutes(app, { climate, live })
  jobs.registerHandler(deleteOldReadings, async () => void (await climate.readings.deleteOld(new Date())))
}
