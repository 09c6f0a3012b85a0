import type { FastifyInstance } from 'fastify'
import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { avatarRoutes } from './avatar.routes.ts'
import { memberRoutes } from './member.routes.ts'
import { openMemberStore } from './member.store.ts'
import { type Avatars, openAvatars } from './open-avatars.ts'
import { removePictures, runRemovePictures } from './remove-pictures.job.ts'
import { runSweepPictures, sweepPictures } from './sweep-pictures.job.ts'

interface Services {
  accounts: Pick<Accounts, 'live'>
  database: Database
  storage: Storage
  jobs: Jobs
}

export function mountMember(app: FastifyInstance, services: Services): Avatars {
  const { accounts, database, storage, jobs } = services
  const { live } = accounts
  const members = openMemberStore(database)
  jobs.registerHandler(removePictures, input => runRemovePictures(storage, input))
  jobs.registerHandler(sweepPictures, () => runSweepPictures(storage, database.auth))
  memberRoutes(app, { members, live })
  avatarRoutes(app, { storage, members, live })
  return openAvatars({ storage, members })
}
