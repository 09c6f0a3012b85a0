import type { Waiting } from '#platform/client/outbox.ts'
import { DayRule, MessageLog, UnreadRule } from '#platform/client/ui/chat/ChatRules.tsx'
import { dayName, placeMessage } from '#platform/client/ui/chat/message-groups.ts'
import type { ChatMessage } from '../chat.contract.ts'
import type { UnsentMessage } from './chat-outbox.ts'
import { MessageItem, type OwnMessageActions } from './MessageItem.tsx'
import { WaitingItem } from './WaitingItem.tsx'

interface MessagesProps extends OwnMessageActions {
  label: string
  messages: readonly ChatMessage[]
  waiting: readonly Waiting<UnsentMessage>[]
  memberId: string
  /** The last one that was read when the channel was opened. */
  readSeq: number
  now: number
  onRetry: (id: string) => void
}

/** Messages under their days, with a line above what is new, and below them what is not sent yet. */
export function Messages(props: MessagesProps) {
  const { label, messages, waiting, memberId, readSeq, now, onRetry, ...actions } = props
  const unread = messages.filter(({ seq, authorId }) => seq > readSeq && authorId !== memberId)
  const timeOf = ({ authorId, id, createdAt }: ChatMessage) => ({
    authorId: authorId ?? id,
    at: Date.parse(createdAt),
  })
  return (
    <MessageLog label={label}>
      {messages.map((message, index) => {
        const previous = messages[index - 1]
        const time = timeOf(message)
        const isFirstNew = message === unread[0] && readSeq > 0
        const { startsDay, continues } = placeMessage(time, previous && timeOf(previous))
        return [
          startsDay && <DayRule key={`day ${message.id}`}>{dayName(time.at, now)}</DayRule>,
          isFirstNew && <UnreadRule key="new" count={unread.length} />,
          <MessageItem
            key={message.id}
            message={message}
            continues={continues && !isFirstNew}
            memberId={memberId}
            {...actions}
          />,
        ]
      })}
      {waiting.map(unsent => (
        <WaitingItem key={unsent.entry.id} unsent={unsent} onRetry={() => onRetry(unsent.entry.id)} />
      ))}
    </MessageLog>
  )
}
