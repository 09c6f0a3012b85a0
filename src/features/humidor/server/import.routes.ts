import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { humidorEvent } from '../humidor.contract.ts'
import { humidorImportContract } from '../import.contract.ts'
import type { HumidorServices } from './open-humidor.ts'

interface Services {
  humidor: Pick<HumidorServices, 'imports'>
  live: Pick<Live, 'publish'>
}

export function humidorImportRoutes(app: FastifyInstance, { humidor: { imports }, live }: Services): void {
  const publish = (memberId: string) => live.publish([memberId], { kind: humidorEvent })
  mountContract(app, humidorImportContract, {
    async importItems({ body, query: { commit, columns, dates, known } }, { memberId }) {
      const imported = await imports.run(memberId, { bytes: body, commit, columns, dates, known })
      if (imported.committed) publish(memberId)
      return imported
    },
    async undoItemsImport({ params: { id } }, { memberId }) {
      const undone = await imports.undo(memberId, id)
      publish(memberId)
      return undone
    },
  })
}
