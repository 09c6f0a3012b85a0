import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { MemberCardDialog } from '../dialogs/MemberCardDialog.tsx'
import { SilenceDialog } from '../dialogs/SilenceDialog.tsx'
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
      {dialog?.kind === 'silence' && (
        <SilenceDialog id={dialog.id} name={dialog.name} onClose={close} onDone={close} />
      )}
    </section>
  )
}
