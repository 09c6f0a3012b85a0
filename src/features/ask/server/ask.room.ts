import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Library } from '#features/knowledge/server/load-library.ts'
import type { MeteredModel } from '#features/narration/server/meter-model.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Room } from '#platform/server/room.ts'
import { askMemberData } from './ask.member-data.ts'
import { askRoutes } from './ask.routes.ts'
import { openAskStore, purgeRemovedQuestions } from './ask.store.ts'
import type { ReplySources } from './compose-reply.ts'
import { openMemoriesStore, purgeRemovedMemories } from './memories/memories.store.ts'
import { purgeQuestions } from './purge-questions.job.ts'
import type { RecordSources } from './records/records.ts'
import { openAnswerWriter } from './writing/open-answer-writer.ts'

interface Services
  extends RecordSources,
    Pick<
      ReplySources,
      'help' | 'findNamedProducts' | 'findUnlistedName' | 'readQuestion' | 'usesMemory' | 'timeZoneOf'
    > {
  catalogue: Catalogue
  library: Library
  freePairings: FreePairings
  pickForTonight: ReplySources['pickForTonight']
  meteredModel: MeteredModel
  database: Pick<Database, 'inTransaction' | 'runAsMember' | 'service'>
  jobs: Jobs
  log: Log
}

export const askRoom: Room<Services> = { mount: mountAsk, memberData: askMemberData }

function mountAsk(app: FastifyInstance, services: Services): void {
  const { database, jobs } = services
  jobs.registerHandler(purgeQuestions, async () => {
    await purgeRemovedQuestions(database)
    await purgeRemovedMemories(database)
  })
  const sources = {
    ...services,
    records: services,
    memories: openMemoriesStore(database),
    now: () => new Date(),
  }
  askRoutes(app, { ...sources, asked: openAskStore(database), writer: openAnswerWriter(sources) })
}
