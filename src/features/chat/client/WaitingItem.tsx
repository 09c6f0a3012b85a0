import { MemberAvatar } from '#features/member/client/MemberAvatar.tsx'
import { memberName } from '#features/member/client/member-name.ts'
import { useMe } from '#features/member/client/use-me.ts'
import type { Waiting } from '#platform/client/outbox.ts'
import { Attachment } from '#platform/client/ui/chat/Attachment.tsx'
import { MessageRow } from '#platform/client/ui/chat/MessageRow.tsx'
import type { UnsentMessage } from './chat-outbox.ts'
import { MessageText } from './MessageText.tsx'

interface WaitingItemProps {
  unsent: Waiting<UnsentMessage>
  /** The last attempt failed; it is sent again by itself. */
  isStuck: boolean
  onRetry: () => void
  onDiscard: () => void
}

/** A message of this member that is not acknowledged yet. */
export function WaitingItem({ unsent: { entry, problem }, isStuck, onRetry, onDiscard }: WaitingItemProps) {
  const me = useMe()
  return (
    <MessageRow
      author={memberName(me)}
      remark="You"
      face={<MemberAvatar sizePixels={40} />}
      at={entry.writtenAt}
      continues={false}
      state={problem === null ? 'sending' : 'failed'}
      sendingNote={isStuck ? 'Failed to send message. It is kept here and sent again.' : undefined}
      problem={problem}
      onRetry={onRetry}
      onDiscard={onDiscard}
      below={entry.card && <Attachment title={entry.card.title} />}
    >
      {entry.content !== entry.card?.title && <MessageText content={entry.content} />}
    </MessageRow>
  )
}
