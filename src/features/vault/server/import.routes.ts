import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { importContract } from '../import.contract.ts'
import { type VaultChange, vaultEvent } from '../vault.contract.ts'
import type { Imports } from './import/open-imports.ts'

interface Services {
  imports: Imports
  live: Pick<Live, 'publish'>
}

export function importRoutes(app: FastifyInstance, { imports, live }: Services): void {
  const publish = (memberId: string) =>
    live.publish([memberId], { kind: vaultEvent, data: {} satisfies VaultChange })
  mountContract(app, importContract, {
    previewImport: ({ query, body }, { memberId }) => imports.preview(memberId, body, query),
    async importPairings({ params: { id }, query, body }, { memberId }) {
      const saved = await imports.save(memberId, id, body, query)
      publish(memberId)
      return saved
    },
    async undoImport({ params: { id } }, { memberId }) {
      const removed = await imports.undo(memberId, id)
      publish(memberId)
      return removed
    },
  })
}
