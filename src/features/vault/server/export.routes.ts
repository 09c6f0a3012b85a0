import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { authorize } from '#platform/server/http/callers.ts'
import { vaultExport } from '../vault.contract.ts'
import { exportPairings } from './export-pairings.ts'
import type { VaultStore } from './vault.store.ts'

/** A file instead of JSON, so it is mounted by hand; the guard and the limit are those of its contract. */
export function exportRoutes(app: FastifyInstance, vault: VaultStore): void {
  const { path, summary, opensTo, refusals, limit } = vaultExport
  app.get(
    path,
    {
      schema: { operationId: 'exportPairings', summary },
      config: { opensTo, refusals, rateLimit: { max: limit.requests, timeWindow: limit.seconds * 1000 } },
      onRequest: async request => {
        await authorize(opensTo, request)
      },
    },
    async (request, reply) => {
      const { memberId } = await authorize(opensTo, request)
      const fileName = `pairings-${new Date().toISOString().slice(0, 10)}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(exportPairings(vault, memberId!), { objectMode: false }))
    },
  )
}
