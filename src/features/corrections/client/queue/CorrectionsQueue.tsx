import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { StartAgain } from '#features/restart/client/StartAgain.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './CorrectionsQueue.module.css'
import { FindRow } from './FindRow.tsx'
import { OwnRowList } from './OwnRowList.tsx'
import { QueueItem } from './QueueItem.tsx'
import { type Editing, RowEditorOf } from './RowEditorOf.tsx'
import { queueQuery, useIsUnlocked } from './use-queue.ts'

interface CorrectionsQueueProps {
  /** A row of the address that is edited at once. */
  opened: Editing | undefined
}

/** What waits for an answer, beside today's rows, and the rows of this lounge. */
export function CorrectionsQueue({ opened }: CorrectionsQueueProps) {
  const navigate = useNavigate()
  const isUnlocked = useIsUnlocked()
  const [chosen, setChosen] = useState<Editing>()
  const editing = chosen ?? opened
  function close(): void {
    setChosen(undefined)
    if (opened) void navigate({ to: '/dashboard/corrections', search: { view: 'queue' }, replace: true })
    scrollTo({ top: 0 })
  }
  function edit(next: Editing): void {
    setChosen(next)
    scrollTo({ top: 0 })
  }
  return (
    <div className={css.queue}>
      {isUnlocked && <StartAgain />}
      {editing ? (
        <RowEditorOf
          key={`${editing.of} ${editing.id ?? ''} ${editing.report?.id ?? ''}`}
          editing={editing}
          onClose={close}
        />
      ) : (
        <Lists onEdit={edit} />
      )}
    </div>
  )
}

function Lists({ onEdit }: { onEdit: (editing: Editing) => void }) {
  const { data, error, isFetching, refetch } = useQuery(queueQuery)
  const more = data ? data.waiting - data.reports.length : 0
  return (
    <>
      <p className={css.lead}>
        What you take over becomes a row of this lounge. It takes effect at the next start of the server,
        stays over upgrades, and can be given up again. While the{' '}
        <LinkTo to="/dashboard/admin">admin page</LinkTo> is open, the server can be started again from here.
      </p>
      {error && (
        <ErrorBox title="Failed to load the reports" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      )}
      {!data && !error && <Skeleton label="Loading the reports" shape="text" rows={8} />}
      {data && (
        <section aria-labelledby="waiting">
          <h2 id="waiting">Waiting for an answer</h2>
          {data.reports.length === 0 ? (
            <EmptyState drawing={<Engraving of="books" />} title="Nothing waits.">
              What members find wrong or missing stands here, beside the row that it is about.
            </EmptyState>
          ) : (
            <ul className={css.list}>
              {data.reports.map(report => (
                <QueueItem
                  key={report.id}
                  report={report}
                  onTakeOver={() =>
                    onEdit({
                      of: report.of,
                      id: report.row ? (report.rowId ?? undefined) : undefined,
                      report,
                    })
                  }
                />
              ))}
            </ul>
          )}
          {more > 0 && <p className={css.note}>{`${more} more wait. The oldest come first.`}</p>}
        </section>
      )}
      <div className={css.columns}>
        {data && (
          <section aria-labelledby="own-rows">
            <h2 id="own-rows">Rows of this lounge</h2>
            {data.ownRows.length === 0 ? (
              <p className={css.note}>None yet: the catalog is as it came.</p>
            ) : (
              <OwnRowList rows={data.ownRows} onEdit={({ of, id }) => onEdit({ of, id })} />
            )}
          </section>
        )}
        <FindRow onEdit={onEdit} />
      </div>
    </>
  )
}
