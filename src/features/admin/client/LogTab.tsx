import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button, ButtonLink } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { DataTable, type TableColumn } from '#platform/client/ui/table/DataTable.tsx'
import { type AuditEntry, deskContract } from '../desk.contract.ts'
import { actionGroups, actionWords, detailsInWords } from './audit-words.ts'
import css from './LogTab.module.css'
import { dayAndTime } from './moments.ts'
import { useAdminCall } from './use-admin-access.ts'

const columns: readonly TableColumn<AuditEntry>[] = [
  {
    id: 'when',
    header: 'When',
    namesRow: true,
    cell: ({ happened_at }) => <span className={css.when}>{dayAndTime(happened_at)}</span>,
  },
  {
    id: 'who',
    header: 'Who',
    cell: ({ actor, address }) => actor?.name ?? (address ? 'Nobody signed in' : 'Operator'),
  },
  { id: 'what', header: 'What', cell: ({ action }) => actionWords(action) },
  { id: 'whom', header: 'To', cell: ({ target, target_name }) => target_name ?? <code>{target}</code> },
  { id: 'details', header: 'Details', cell: ({ details }) => detailsInWords(details) },
  { id: 'from', header: 'From', cell: ({ address }) => address ?? '' },
]

export function LogTab() {
  const call = useAdminCall()
  const [action, setAction] = useState('')
  const [typed, setTyped] = useState('')
  const who = useDeferredValue(typed.trim())
  const log = useInfiniteQuery({
    queryKey: ['admin', 'audit-log', action, who],
    queryFn: ({ pageParam, signal }) =>
      call(
        deskContract.listAuditLog,
        { query: { action, who, ...(pageParam !== undefined && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.position : undefined),
  })
  const entries = log.data?.pages.flatMap(page => page.entries) ?? []
  return (
    <div className={css.tab}>
      <div className={css.tools}>
        <NativeSelect label="What was done" options={actionGroups} value={action} onValueChange={setAction} />
        <div className={css.search}>
          <Field
            label="Who or to whom"
            type="search"
            value={typed}
            onValueChange={setTyped}
            autoComplete="off"
          />
        </div>
        <ButtonLink href={deskContract.exportAuditLog.path} download>
          Download as CSV
        </ButtonLink>
      </div>
      {log.error && (
        <ErrorBox
          title="Failed to load the audit log"
          onRetry={() => void log.refetch()}
          retrying={log.isFetching}
        >
          {log.error.message}
        </ErrorBox>
      )}
      {log.isPending && <Skeleton label="Loading the audit log" shape="text" rows={8} />}
      {log.data && (
        <DataTable
          caption="Audit log"
          columns={columns}
          rows={entries}
          rowKey={({ position }) => String(position)}
          dense
          empty="Nothing of this kind was done."
        />
      )}
      {log.hasNextPage && (
        <Button working={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          Show earlier entries
        </Button>
      )}
      <p className={css.note}>Entries can be added, never changed. They are kept for a year.</p>
    </div>
  )
}
