import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { formatTimeAgo } from '#platform/client/relative-time.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ConfirmDialog } from '#platform/client/ui/ConfirmDialog.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { chatContract } from '../../chat.contract.ts'
import { plainTextOf } from '../../message-text.rules.ts'
import { type ChatReport, moderationContract } from '../../moderation.contract.ts'
import { receiveChange } from '../channel-queries.ts'
import { FoundMessage } from '../dialogs/FoundMessage.tsx'
import { canActOn, type Reader } from '../use-reader.ts'
import css from './ModerationPage.module.css'
import { moderationKey } from './moderation-queries.ts'

/** What is opened about the author of a reported message. */
export type AuthorDialog =
  | { kind: 'card'; id: string }
  | { kind: 'silence' | 'remove' | 'ban'; id: string; name: string }

/** Of the author, also of one who is banned already. */
const decisions = [
  { kind: 'silence', label: 'Silence' },
  { kind: 'ban', label: 'Ban' },
  { kind: 'remove', label: 'Remove more messages' },
] as const

interface ReportItemProps {
  report: ChatReport
  reader: Reader
  onAuthor: (dialog: AuthorDialog) => void
}

export function ReportItem({ report, reader, onAuthor }: ReportItemProps) {
  const { id, channel, reporterName, reason, content, createdAt, message } = report
  const { authorId, authorName, authorRole, deletedAt } = message
  const { close, remove } = useReportActions(report)
  const [isAsking, setIsAsking] = useState(false)
  const isInReach = canActOn(reader, authorRole)
  return (
    <li className={css.report}>
      <ul>
        <FoundMessage channel={channel} message={message} />
      </ul>
      {content !== message.content && <p>When it was reported: {plainTextOf(content)}</p>}
      <p>
        {reporterName} reported it {formatTimeAgo(createdAt)}: <q>{reason}</q>
      </p>
      <div className={css.actions}>
        {isInReach && deletedAt === null && (
          <Button size="small" working={remove.isPending} onClick={() => setIsAsking(true)}>
            Remove message
          </Button>
        )}
        {isInReach &&
          authorId !== null &&
          decisions.map(({ kind, label }) => (
            <Button
              key={kind}
              size="small"
              onClick={() => onAuthor({ kind, id: authorId, name: authorName })}
              aria-label={`${label} ${kind === 'remove' ? 'of ' : ''}${authorName}`}
            >
              {label}
            </Button>
          ))}
        {authorId !== null && (
          <Button size="small" onClick={() => onAuthor({ kind: 'card', id: authorId })}>
            About {authorName}
          </Button>
        )}
        {isInReach && (
          <Button size="small" working={close.isPending} onClick={() => close.mutate(id)}>
            Close the report
          </Button>
        )}
      </div>
      {!isInReach && <p>It is about the staff, so an admin decides on it.</p>}
      {isAsking && (
        <ConfirmDialog
          title="Remove this message?"
          description="Its text goes for everybody. This cannot be undone."
          action="Remove"
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            remove.mutate()
          }}
        />
      )}
    </li>
  )
}

function useReportActions({ channel, message }: ChatReport) {
  const queries = useQueryClient()
  const toast = useToast()
  const options = {
    onSettled: () => queries.invalidateQueries({ queryKey: moderationKey }),
    onError: (failure: Error) =>
      void toast.error(messageFor(failure, 'Failed to save the change'), { id: 'chat' }),
  }
  const close = useMutation({
    mutationFn: (id: string) => call(moderationContract.closeReport, { params: { id } }),
    ...options,
  })
  const remove = useMutation({
    mutationFn: () => call(chatContract.deleteMessage, { params: { name: channel, id: message.id } }),
    onSuccess: removed => receiveChange(queries, channel, removed),
    ...options,
  })
  return { close, remove }
}
