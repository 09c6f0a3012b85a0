import type { FastifyInstance } from 'fastify'
import type { OwnRows } from '#features/catalogue/server/open-own-rows.ts'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { type CorrectionReport, correctionsContract, correctionsEvent } from '../corrections.contract.ts'
import type { ReportsStore, StoredReport } from './reports.store.ts'

interface Services {
  ownRows: Pick<OwnRows, 'today' | 'nameOf'>
  reports: ReportsStore
  live: Pick<Live, 'publish'>
}

export function correctionsRoutes(app: FastifyInstance, { ownRows, reports, live }: Services): void {
  const { readRow, report, withdrawReport } = correctionsContract
  const tell = (memberId: string) => live.publish([memberId], { kind: correctionsEvent })
  mountContract(app, correctionsContract, {
    async readRow({ query: { of: kind, id } }) {
      const [row, name] = [ownRows.today({ kind, id }), ownRows.nameOf({ kind, id })]
      if (!row || name === undefined) throw refuse(readRow, 'NO_SUCH_ROW')
      return { name, row }
    },
    listReports: async (_received, { memberId }) => ({
      reports: (await reports.listOf(memberId)).map(toReport),
    }),
    async report({ body: { of: kind, id, proposal, source, ...typed } }, { memberId }) {
      // Of what there is, the catalogue says what it is called.
      const name = id === null ? typed.name : ownRows.nameOf({ kind, id })
      if (name === undefined) throw refuse(report, 'NO_SUCH_ROW')
      if (name === '') throw refuse(report, 'NAME_MISSING', { name: report.refusals.NAME_MISSING.error })
      const about = id === null ? 'missing' : typed.about === 'missing' ? 'other' : typed.about
      const added = await reports.add(memberId, {
        kind,
        row_id: id,
        name,
        about,
        proposal,
        source_url: source,
      })
      if (added === 'TOO_MANY_WAITING') throw refuse(report, added)
      tell(memberId)
      return toReport(added)
    },
    async withdrawReport({ params: { id } }, { memberId }) {
      const outcome = await reports.withdraw(memberId, id)
      if (outcome !== 'DONE') throw refuse(withdrawReport, outcome)
      tell(memberId)
      return { done: true as const }
    },
  })
}

function toReport(stored: StoredReport): CorrectionReport {
  const { id, kind, row_id, name, about, proposal, source_url, created_at, closed_at, outcome, word } = stored
  return {
    id,
    of: kind,
    rowId: row_id,
    name,
    about,
    proposal,
    source: source_url,
    reportedAt: new Date(created_at).toISOString(),
    state: outcome ?? 'waiting',
    answeredAt: closed_at && new Date(closed_at).toISOString(),
    word,
  }
}
