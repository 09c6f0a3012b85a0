import type { FastifyInstance } from 'fastify'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Room } from '#platform/server/room.ts'
import { journalEvent } from '../journal.contract.ts'
import { journalImportRoutes } from './import/import.routes.ts'
import { journalMemberData } from './journal.member-data.ts'
import { journalRoutes } from './journal.routes.ts'
import type { JournalServices } from './journal-services.ts'
import { type PalateServices, palateRoutes } from './palate.routes.ts'
import { photoRoutes } from './photos/photo.routes.ts'

interface Services extends Omit<JournalServices, 'publish'>, PalateServices {
  live: Pick<Live, 'publish'>
}

export const journalRoom: Room<Services> = { mount: mountJournal, memberData: journalMemberData }

function mountJournal(app: FastifyInstance, { journal, catalogue, live, ...rest }: Services): void {
  const publish = (memberId: string) => live.publish([memberId], { kind: journalEvent })
  const services = { journal, catalogue, publish }
  journalRoutes(app, services)
  photoRoutes(app, services)
  journalImportRoutes(app, services)
  palateRoutes(app, { catalogue, ...rest })
}
