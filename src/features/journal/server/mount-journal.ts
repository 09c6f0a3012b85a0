import type { FastifyInstance } from 'fastify'
import type { Live } from '#platform/server/live/open-live.ts'
import { journalEvent } from '../journal.contract.ts'
import { journalImportRoutes } from './import/import.routes.ts'
import { journalRoutes } from './journal.routes.ts'
import type { JournalServices } from './journal-services.ts'
import { photoRoutes } from './photos/photo.routes.ts'

interface Services extends Omit<JournalServices, 'publish'> {
  live: Pick<Live, 'publish'>
}

export function mountJournal(app: FastifyInstance, { journal, catalogue, live }: Services): void {
  const publish = (memberId: string) => live.publish([memberId], { kind: journalEvent })
  const services = { journal, catalogue, publish }
  journalRoutes(app, services)
  photoRoutes(app, services)
  journalImportRoutes(app, services)
}
