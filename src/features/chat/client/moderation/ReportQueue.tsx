import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { decisionDialogs } from '../dialogs/decision-dialogs.ts'
import { MemberCardDialog } from '../dialogs/MemberCardDialog.tsx'
import type { Reader } from '../use-reader.ts'
import css from './ModerationPage.module.css'
import { reportsQuery } from './moderation-queries.ts'
import { type AuthorDialog, ReportItem } from './ReportItem.tsx'

/** What members have reported, the oldest first. */
export function ReportQueue({ reader }: { reader: Reader }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(reportsQuery)
  const [dialog, setDialog] = useState<AuthorDialog>()
  const close = () => setDialog(undefined)
  const reports = data?.reports ?? []
  return (
    <section className={css.section} aria-labelledby="reports">
      <h2 id="reports">Reports{reports.length > 0 && <span className={css.count}>{reports.length}</span>}</h2>
      {isPending && <Skeleton label="Loading reports" rows={3} />}
      {isError && !data && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          Failed to load reports
        </ErrorBox>
      )}
      {data && reports.length === 0 && (
        <EmptyState drawing={<Engraving of="candle" />} title="Nothing is reported.">
          What members report appears here at once.
        </EmptyState>
      )}
      {reports.length > 0 && (
        <ul className={css.reports}>
          {reports.map(report => (
            <ReportItem key={report.id} report={report} reader={reader} onAuthor={setDialog} />
          ))}
        </ul>
      )}
      {dialog?.kind === 'card' && <MemberCardDialog id={dialog.id} reader={reader} onClose={close} />}
      {dialog && dialog.kind !== 'card' && <Decision {...dialog} onClose={close} />}
    </section>
  )
}

interface DecisionProps extends Exclude<AuthorDialog, { kind: 'card' }> {
  onClose: () => void
}

function Decision({ kind, id, name, onClose }: DecisionProps) {
  const Dialog = decisionDialogs[kind]
  return <Dialog id={id} name={name} onClose={onClose} onDone={onClose} />
}
