import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Room } from '#platform/server/room.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { avatarRoutes } from './avatar.routes.ts'
import { profileMemberData } from './member.member-data.ts'
import { memberRoutes } from './member.routes.ts'
import { openMemberStore } from './member.store.ts'
import { membershipsRoutes } from './memberships.routes.ts'
import { removePictures, runRemovePictures } from './remove-pictures.job.ts'
import { runSweepPictures, sweepPictures } from './sweep-pictures.job.ts'

interface Services {
  live: Live
  database: Database
  storage: Storage
  jobs: Jobs
}

export const memberRoom: Room<Services> = { mount: mountMember, memberData: profileMemberData }

function mountMember(app: FastifyInstance, services: Services): void {
  const { live, database, storage, jobs } = services
  const members = openMemberStore(database)
  jobs.registerHandler(removePictures, input => runRemovePictures(storage, input))
  jobs.registerHandler(sweepPictures, () => runSweepPictures(storage, database.auth))
  memberRoutes(app, { members, live })
  membershipsRoutes(app, { database, live })
  avatarRoutes(app, { storage, members, live })
}
