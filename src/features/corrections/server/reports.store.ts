import { sql } from 'drizzle-orm'
import type { CatalogueKind } from '#features/catalogue/catalogue-row.contract.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { query } from '#platform/server/database/run-query.ts'
import { listedReports, maxWaiting, type ReportSubject } from '../corrections.contract.ts'
import { listedInQueue } from '../queue.contract.ts'

export interface StoredReport extends Record<string, unknown> {
  id: string
  kind: CatalogueKind
  row_id: string | null
  name: string
  about: ReportSubject
  proposal: string
  source_url: string
  created_at: string
  closed_at: string | null
  outcome: 'taken-over' | 'declined' | null
  word: string
}

export type NewReport = Pick<StoredReport, 'kind' | 'row_id' | 'name' | 'about' | 'proposal' | 'source_url'>

export interface WaitingReport extends StoredReport {
  reported_by: string
}

/** Of a report that is closed. */
export interface StoredAnswer extends Record<string, unknown> {
  user_id: string
  name: string
  outcome: 'taken-over' | 'declined' | null
  closed_at: string | null
  word: string
  answered_by: string | null
}

export interface Closing {
  id: string
  outcome: 'taken-over' | 'declined'
  word: string
  closedBy: string | null
}

export interface ReportsStore {
  listOf(memberId: string): Promise<StoredReport[]>
  /** The same one if it waits already. */
  add(memberId: string, report: NewReport): Promise<StoredReport | 'TOO_MANY_WAITING'>
  withdraw(memberId: string, id: string): Promise<'DONE' | 'ALREADY_ANSWERED' | 'NO_SUCH_REPORT'>
  /** Of all members, the oldest first. */
  listWaiting(): Promise<WaitingReport[]>
  countWaiting(): Promise<number>
  /** Whose it is and how it was closed; `isDone` is false if somebody else did. Undefined: withdrawn. */
  close(transaction: Transaction, closing: Closing): Promise<(StoredAnswer & { isDone: boolean }) | undefined>
  /** In a transaction of the service role. */
  inService<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
}

const columns = sql`id, kind, row_id, name, about, proposal, source_url, created_at, closed_at, outcome, word`

export function openReportsStore({
  service,
  inTransaction: asMember,
}: Pick<Database, 'service' | 'inTransaction'>): ReportsStore {
  return {
    listOf: memberId =>
      asMember(memberId, transaction =>
        query<StoredReport>(
          transaction,
          sql`select ${columns} from catalogue_reports where user_id = ${memberId}
            order by created_at desc, id desc limit ${listedReports}`,
        ),
      ),
    add: (memberId, report) => asMember(memberId, transaction => addReport(transaction, memberId, report)),
    withdraw: (memberId, id) =>
      asMember(memberId, async transaction => {
        const own = sql`id = ${id} and user_id = ${memberId}`
        const withdrawn = await query(
          transaction,
          sql`delete from catalogue_reports where ${own} and closed_at is null returning id`,
        )
        if (withdrawn.length > 0) return 'DONE'
        const left = await query(transaction, sql`select id from catalogue_reports where ${own}`)
        return left.length > 0 ? 'ALREADY_ANSWERED' : 'NO_SUCH_REPORT'
      }),
    listWaiting: () =>
      query<WaitingReport>(
        service,
        sql`select r.id, r.kind, r.row_id, r.name, r.about, r.proposal, r.source_url, r.created_at, r.closed_at, r.outcome,
            r.word, coalesce(nullif(trim(p.full_name), ''), 'A member') as reported_by
          from catalogue_reports r left join profiles p on p.id = r.user_id
          where r.closed_at is null order by r.created_at, r.id limit ${listedInQueue}`,
      ),
    async countWaiting() {
      const [counted] = await query<{ count: number }>(
        service,
        sql`select count(*)::int as count from catalogue_reports where closed_at is null`,
      )
      return counted!.count
    },
    close: closeReport,
    inService: work => inTransaction(service, undefined, work),
  }
}

async function addReport(
  transaction: Transaction,
  memberId: string,
  { kind, row_id, name, about, proposal, source_url }: NewReport,
): Promise<StoredReport | 'TOO_MANY_WAITING'> {
  // Two tabs at once would both find room for one more.
  await query(
    transaction,
    sql`select pg_advisory_xact_lock(hashtextextended(${`corrections ${memberId}`}, 0))`,
  )
  const waiting = await query<StoredReport>(
    transaction,
    sql`select ${columns} from catalogue_reports where user_id = ${memberId} and closed_at is null`,
  )
  const same = waiting.find(
    each =>
      each.kind === kind &&
      each.row_id === row_id &&
      each.name === name &&
      each.about === about &&
      each.proposal === proposal &&
      each.source_url === source_url,
  )
  if (same) return same
  if (waiting.length >= maxWaiting) return 'TOO_MANY_WAITING'
  const [added] = await query<StoredReport>(
    transaction,
    sql`insert into catalogue_reports (user_id, kind, row_id, name, about, proposal, source_url)
      values (${memberId}, ${kind}, ${row_id}, ${name}, ${about}, ${proposal}, ${source_url}) returning ${columns}`,
  )
  return added!
}

const closeReport: ReportsStore['close'] = async (transaction, { id, outcome, word, closedBy }) => {
  const closed = await query(
    transaction,
    sql`update catalogue_reports set closed_at = now(), outcome = ${outcome}, word = ${word}, closed_by = ${closedBy}
      where id = ${id} and closed_at is null returning id`,
  )
  const [answer] = await query<StoredAnswer>(
    transaction,
    sql`select r.user_id, r.name, r.outcome, r.closed_at, r.word, nullif(trim(p.full_name), '') as answered_by
      from catalogue_reports r left join profiles p on p.id = r.closed_by where r.id = ${id}`,
  )
  return answer && { ...answer, isDone: closed.length > 0 }
}
