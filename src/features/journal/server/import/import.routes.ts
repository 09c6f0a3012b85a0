import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { journalImportContract } from '../../import.contract.ts'
import type { JournalServices } from '../journal-services.ts'

export function journalImportRoutes(app: FastifyInstance, { journal, publish }: JournalServices): void {
  const { imports } = journal
  mountContract(app, journalImportContract, {
    async importEntries({ body, query: { commit, columns, dates, scale, known } }, { memberId }) {
      const imported = await imports.run(memberId, { bytes: body, commit, columns, dates, scale, known })
      if (imported.committed) publish(memberId)
      return imported
    },
    async undoEntriesImport({ params: { id } }, { memberId }) {
      const undone = await imports.undo(memberId, id)
      publish(memberId)
      return undone
    },
  })
}
