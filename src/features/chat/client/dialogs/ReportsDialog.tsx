import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { formatTimeAgo } from '#platform/client/relative-time.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { plainTextOf } from '../../message-text.rules.ts'
import { moderationContract, reportsEvent } from '../../moderation.contract.ts'
import css from './ChatDialogs.module.css'
import { FoundMessage } from './FoundMessage.tsx'

const queryKey = ['chat', 'reports'] as const

/** What members have reported, for admins. */
export function ReportsDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const toast = useToast()
  useLiveRefetch(reportsEvent, queryKey)
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(moderationContract.listReports, {}, { signal }),
  })
  const close = useMutation({
    mutationFn: (id: string) => call(moderationContract.closeReport, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
    onError: failure => toast.error(messageFor(failure, 'Failed to save the change'), { id: 'chat' }),
  })
  const reports = data?.reports ?? []
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title="Reports" size="large">
      {isPending && <Skeleton label="Loading reports" rows={3} />}
      {isError && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          Failed to load reports
        </ErrorBox>
      )}
      {data && reports.length === 0 && <p className={css.none}>Nothing is reported.</p>}
      <ul className={css.found}>
        {reports.map(({ id, channel, reporterName, reason, content, createdAt, message }) => (
          <li key={id} className={css.report}>
            <p>
              {reporterName}, {formatTimeAgo(createdAt)}: {reason}
            </p>
            {content !== message.content && <p>When it was reported: {plainTextOf(content)}</p>}
            <ul>
              <FoundMessage channel={channel} message={message} onOpen={onClose} />
            </ul>
            <Button
              size="small"
              working={close.isPending && close.variables === id}
              onClick={() => close.mutate(id)}
            >
              Close the report
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
