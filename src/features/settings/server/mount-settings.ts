import type { FastifyInstance } from 'fastify'
import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { accountDataRoutes } from './account-data.routes.ts'
import { avatarRoutes } from './avatar.routes.ts'
import type { AccountDataServices } from './export-account.ts'
import { removePictures, runRemovePictures } from './remove-pictures.job.ts'
import { settingsRoutes } from './settings.routes.ts'
import { openSettingsStore } from './settings.store.ts'
import { runSweepPictures, sweepPictures } from './sweep-pictures.job.ts'

interface Services extends Pick<AccountDataServices, 'tables'> {
  accounts: Pick<Accounts, 'deleteAccount' | 'live'>
  database: Database
  storage: Storage
  jobs: Jobs
}

export async function mountSettings(app: FastifyInstance, services: Services): Promise<void> {
  const { accounts, database, storage, jobs, tables } = services
  const { live } = accounts
  const settings = openSettingsStore(database)
  jobs.registerHandler(removePictures, input => runRemovePictures(storage, input))
  jobs.registerHandler(sweepPictures, () => runSweepPictures(storage, database.auth))
  settingsRoutes(app, { settings, live })
  avatarRoutes(app, { storage, settings, live })
  accountDataRoutes(app, { accounts, database, storage, settings, tables })
}
