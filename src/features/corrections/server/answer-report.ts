import type { Notify } from '#features/notifications/server/open-notifications.ts'
import { type DeclaredRefusals, type Procedure, refuse, refuseStale } from '#platform/api.contract.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { correctionsEvent } from '../corrections.contract.ts'
import { correctionsPage } from '../corrections-pages.contract.ts'
import type { Answered } from '../queue.contract.ts'
import type { Closing, ReportsStore, StoredAnswer } from './reports.store.ts'

type AnsweringProcedure = Procedure & {
  refusals: DeclaredRefusals & Record<'NO_SUCH_REPORT' | 'ALREADY_ANSWERED', DeclaredRefusals[string]>
}

/** Refused if the member has withdrawn it, or if another admin has answered it: then with what happened. */
export async function closeReport(
  procedure: AnsweringProcedure,
  { reports, transaction }: { reports: Pick<ReportsStore, 'close'>; transaction: Transaction },
  closing: Closing,
): Promise<StoredAnswer> {
  const answer = await reports.close(transaction, closing)
  if (!answer) throw refuse(procedure, 'NO_SUCH_REPORT')
  if (!answer.isDone) throw refuseStale(procedure, 'ALREADY_ANSWERED', toAnswered(answer))
  return answer
}

export function toAnswered({ outcome, answered_by, closed_at, word }: StoredAnswer): Answered {
  return {
    outcome: outcome!,
    answeredBy: answered_by,
    answeredAt: new Date(closed_at!).toISOString(),
    word,
  }
}

/** After the commit. */
export async function tellReporter(
  { notify, live }: { notify: Notify; live: Pick<Live, 'publish'> },
  reportId: string,
  { user_id, name, outcome, word }: StoredAnswer,
): Promise<void> {
  live.publish([user_id], { kind: correctionsEvent })
  const isTaken = outcome === 'taken-over'
  await notify(user_id, {
    kind: 'corrections',
    key: `correction ${reportId}`,
    title: isTaken ? `Your report about ${name} was taken over` : `Your report about ${name} was declined`,
    body: isTaken ? 'Thank you. The catalog shows it soon.' : word,
    href: correctionsPage.path,
  })
}
