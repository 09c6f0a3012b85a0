import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type CorrectionReport, correctionsContract } from '../corrections.contract.ts'
import css from './CorrectionsPage.module.css'
import { dayOf, stateLabels, subjectLabel } from './report-words.ts'
import { reportsQuery, useReports } from './use-corrections.ts'

export function OwnReports() {
  const { data, error, isFetching, refetch } = useReports()
  return (
    <section className={css.reports} aria-labelledby="own-reports">
      <h2 id="own-reports">Your reports</h2>
      {error && (
        <ErrorBox title="Failed to load your reports" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      )}
      {!data && !error && <Skeleton label="Loading your reports" shape="text" rows={4} />}
      {data?.reports.length === 0 && (
        <p className={css.small}>You have reported nothing yet. What became of a report stands here.</p>
      )}
      {data && data.reports.length > 0 && (
        <ul className={css.list}>
          {data.reports.map(report => (
            <OwnReport key={report.id} report={report} />
          ))}
        </ul>
      )}
    </section>
  )
}

const tones = { waiting: 'quiet', 'taken-over': 'ok', declined: 'warn' } as const

function OwnReport({ report }: { report: CorrectionReport }) {
  const { id, of, rowId, name, about, proposal, reportedAt, state, answeredAt, word } = report
  const queries = useQueryClient()
  const toast = useToast()
  const readAgain = () => queries.invalidateQueries({ queryKey: reportsQuery.queryKey, exact: true })
  const withdraw = useMutation({
    networkMode: 'always',
    mutationFn: () => call(correctionsContract.withdrawReport, { params: { id } }),
    onSuccess: () => toast.info('The report is withdrawn.'),
    onError: failure => toast.error(messageFor(failure, 'Failed to withdraw the report. Try again.')),
    onSettled: readAgain,
  })
  return (
    <li>
      <div className={css.itemHead}>
        <h3>{rowId ? <a href={cataloguePages[of](rowId)}>{name}</a> : name}</h3>
        <StatusTag tone={tones[state]}>{stateLabels[state]}</StatusTag>
      </div>
      <p className={css.typed}>
        {about !== 'missing' && <b>{subjectLabel(about)}: </b>}
        {proposal}
      </p>
      {word && <p className={css.word}>“{word}”</p>}
      <p className={css.small}>
        Reported on <time dateTime={reportedAt}>{dayOf(reportedAt)}</time>
        {answeredAt && (
          <>
            , answered on <time dateTime={answeredAt}>{dayOf(answeredAt)}</time>
          </>
        )}
      </p>
      {state === 'waiting' && (
        <Button
          aria-label={`Withdraw the report about ${name}`}
          working={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          Withdraw
        </Button>
      )}
    </li>
  )
}
