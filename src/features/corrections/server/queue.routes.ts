import type { FastifyInstance } from 'fastify'
import type { FileRow } from '#features/catalogue/catalogue-row.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { EditedRow as OpenedRow, OwnRows } from '#features/catalogue/server/open-own-rows.ts'
import type { Notify } from '#features/notifications/server/open-notifications.ts'
import { type Refusal, refuse, refuseStale } from '#platform/api.contract.ts'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { type EditedRow, type QueuedReport, queueContract } from '../queue.contract.ts'
import { closeReport, tellReporter, toAnswered } from './answer-report.ts'
import type { ReportsStore, StoredAnswer, WaitingReport } from './reports.store.ts'

interface Services {
  catalogue: Pick<Catalogue, 'notesById' | 'brands'>
  ownRows: OwnRows
  reports: ReportsStore
  notify: Notify
  live: Pick<Live, 'publish'>
}

export function queueRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, ownRows, reports } = services
  const { addOwnRow, declineReport, giveUpOwnRow, readEditedRow, saveOwnRow } = queueContract
  /** Takes a report over in the transaction that writes the row, and tells its member afterwards. */
  const takeOver = (
    procedure: typeof addOwnRow | typeof saveOwnRow,
    reportId: string | undefined,
    closedBy: string | null,
  ) => {
    let answer: StoredAnswer | undefined
    return {
      details: reportId === undefined ? {} : { report: reportId },
      within:
        reportId === undefined
          ? undefined
          : async (transaction: Transaction) => {
              const closing = { id: reportId, outcome: 'taken-over', word: '', closedBy } as const
              answer = await closeReport(procedure, { reports, transaction }, closing)
            },
      tell: async () => {
        if (answer && reportId !== undefined) await tellReporter(services, reportId, answer)
      },
    }
  }
  mountContract(app, queueContract, {
    async listQueue() {
      const [waiting, count, own] = await Promise.all([
        reports.listWaiting(),
        reports.countWaiting(),
        ownRows.list(),
      ])
      const queued: QueuedReport[] = []
      for (const each of waiting) queued.push(await toQueued(ownRows, each))
      return {
        reports: queued,
        waiting: count,
        ownRows: own.map(({ changedAt, changedBy, leftOut, ...row }) => ({
          ...toEdited(row),
          changedAt,
          changedBy,
          leftOut: leftOut ?? null,
        })),
      }
    },
    async declineReport({ params: { id }, body: { word } }, caller, exchange) {
      const by = actorOf(caller, exchange)
      const answer = await reports.inService(async transaction => {
        const closing = { id, outcome: 'declined', word, closedBy: by.actorId } as const
        const closed = await closeReport(declineReport, { reports, transaction }, closing)
        await recordAudit(transaction, { ...by, action: 'catalogue.decline', target: id })
        return closed
      })
      await tellReporter(services, id, answer)
      return toAnswered(answer)
    },
    readVocabulary: () => ({
      notes: [...catalogue.notesById.values()],
      makers: catalogue.brands.map(({ brand }) => brand),
    }),
    async readEditedRow({ params: { of: kind, id } }) {
      const opened = await ownRows.open({ kind, id })
      if (!opened) throw refuse(readEditedRow, 'NO_SUCH_ROW')
      return toEdited(opened)
    },
    async addOwnRow({ params: { of: kind }, body: { row: cells, reportId } }, caller, exchange) {
      const by = actorOf(caller, exchange)
      const { tell, ...report } = takeOver(addOwnRow, reportId, by.actorId)
      const { saved, problems, stale } = await ownRows.add(kind, { cells, by, ...report })
      if (stale) throw wrongRow({ [kind === 'cigar' ? 'line' : 'name']: 'Another admin has just added this' })
      if (problems) throw wrongRow(problems)
      await tell()
      return toEdited(saved)
    },
    async saveOwnRow({ params: { of: kind, id }, body }, caller, exchange) {
      const { row: cells, version, reportId } = body
      const by = actorOf(caller, exchange)
      const { tell, ...report } = takeOver(saveOwnRow, reportId, by.actorId)
      const outcome = await ownRows.save({ kind, id }, version, { cells, by, ...report })
      if (!outcome) throw refuse(saveOwnRow, 'NO_SUCH_ROW')
      const { saved, problems, stale } = outcome
      if (stale) throw refuseStale(saveOwnRow, 'STALE', toEdited(stale))
      if (problems) throw wrongRow(problems)
      await tell()
      return toEdited(saved)
    },
    async giveUpOwnRow({ params: { of: kind, id }, query: { version } }, caller, exchange) {
      const outcome = await ownRows.giveUp({ kind, id }, version, actorOf(caller, exchange))
      if (outcome !== 'DONE') throw refuse(giveUpOwnRow, outcome)
      return { done: true as const }
    },
  })
}

function wrongRow(problems: Readonly<Record<string, string>>): Refusal {
  return refuse(queueContract.saveOwnRow, 'WRONG_ROW', { ...problems })
}

function toEdited({ kind, today, inData, row, ...rest }: OpenedRow): EditedRow {
  return { of: kind, ...rest, row, today: today ?? null, inData: inData ?? null }
}

async function toQueued(ownRows: OwnRows, report: WaitingReport): Promise<QueuedReport> {
  const { id, kind, row_id, name, about, proposal, source_url, created_at, reported_by } = report
  const opened = row_id === null ? undefined : await ownRows.open({ kind, id: row_id })
  return {
    id,
    of: kind,
    rowId: row_id,
    name,
    about,
    proposal,
    source: source_url,
    reportedAt: new Date(created_at).toISOString(),
    reportedBy: reported_by,
    row: opened?.row ?? null,
    isChanged: opened !== undefined && !isSameRow(opened.row, opened.today),
  }
}

/** The database keeps the cells in an order of its own. */
function isSameRow(row: FileRow, other: FileRow | undefined): boolean {
  return (
    other !== undefined && Object.keys({ ...row, ...other }).every(column => row[column] === other[column])
  )
}
