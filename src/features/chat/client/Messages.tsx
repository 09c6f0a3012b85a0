import type { Waiting } from '#platform/client/outbox.ts'
import { DayRule, MessageLog, UnreadRule } from '#platform/client/ui/chat/ChatRules.tsx'
import { dayName, placeMessage } from '#platform/client/ui/chat/message-groups.ts'
import type { ChatChannel } from '../channels.contract.ts'
import type { ChatMessage } from '../chat.contract.ts'
import { BlockedMessage } from './BlockedMessage.tsx'
import type { UnsentMessage } from './chat-outbox.ts'
import { type MessageActions, MessageItem } from './MessageItem.tsx'
import type { Reader } from './use-reader.ts'
import { WaitingItem } from './WaitingItem.tsx'

interface MessagesProps extends MessageActions {
  channel: ChatChannel
  messages: readonly ChatMessage[]
  waiting: readonly Waiting<UnsentMessage>[]
  /** What waits could not be sent just now. */
  isStuck: boolean
  reader: Reader
  blocked: ReadonlySet<string>
  /** The number of the one that an address has led to. */
  wanted: number | undefined
  /** The last one that was read when the channel was opened. */
  readSeq: number
  now: number
  onRetry: (id: string) => void
  onDiscard: (id: string) => void
}

/** Messages under their days, with a line above what is new, and below them what is not sent yet. */
export function Messages(props: MessagesProps) {
  const {
    channel,
    messages,
    waiting,
    isStuck,
    reader,
    blocked,
    wanted,
    readSeq,
    now,
    onRetry,
    onDiscard,
    ...actions
  } = props
  const bySeq = new Map(messages.map(message => [message.seq, message]))
  const isBlocked = ({ authorId }: { authorId: string | null }) => authorId !== null && blocked.has(authorId)
  const unread = messages.filter(
    message => message.seq > readSeq && message.authorId !== reader.id && !isBlocked(message),
  )
  const timeOf = ({ authorId, id, createdAt }: ChatMessage) => ({
    authorId: authorId ?? id,
    at: Date.parse(createdAt),
  })
  function isQuoteHidden({ replyTo }: ChatMessage): boolean {
    if (replyTo === null) return false
    // It may have been deleted since the answer was read.
    return isBlocked(replyTo) || (bySeq.get(replyTo.seq)?.deletedAt ?? null) !== null
  }
  return (
    <MessageLog label={`Messages of ${channel.title}`}>
      {messages.map((message, index) => {
        const previous = messages[index - 1]
        const time = timeOf(message)
        const isFirstNew = message === unread[0] && readSeq > 0
        const { startsDay, continues } = placeMessage(time, previous && timeOf(previous))
        return [
          startsDay && <DayRule key={`day ${message.id}`}>{dayName(time.at, now)}</DayRule>,
          isFirstNew && <UnreadRule key="new" count={unread.length} />,
          isBlocked(message) ? (
            <BlockedMessage
              key={message.id}
              continues={continues}
              onOpen={() => actions.onAuthor(message.authorId!)}
            />
          ) : (
            <MessageItem
              key={message.id}
              channel={channel.name}
              message={message}
              continues={continues && !isFirstNew && message.replyTo === null}
              reader={reader}
              isWanted={message.seq === wanted}
              isQuoteHidden={isQuoteHidden(message)}
              {...actions}
            />
          ),
        ]
      })}
      {waiting.map(unsent => (
        <WaitingItem
          key={unsent.entry.id}
          unsent={unsent}
          isStuck={isStuck}
          onRetry={() => onRetry(unsent.entry.id)}
          onDiscard={() => onDiscard(unsent.entry.id)}
        />
      ))}
    </MessageLog>
  )
}
