import { initialsOf } from '#features/settings/client/member-name.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { MessageRow } from '#platform/client/ui/chat/MessageRow.tsx'
import { MemberFace } from '#platform/client/ui/MemberFace.tsx'
import type { ChatMessage, ReactionKind } from '../chat.contract.ts'
import { GivenReactions } from './GivenReactions.tsx'
import { reactionChoices } from './reaction-choices.ts'

export interface OwnMessageActions {
  onEdit: (message: ChatMessage) => void
  onDelete: (message: ChatMessage) => void
  onReact: (message: ChatMessage, kind: ReactionKind) => void
}

interface MessageItemProps extends OwnMessageActions {
  message: ChatMessage
  continues: boolean
  memberId: string
}

const faceSizePixels = 40

export function MessageItem({ message, continues, memberId, onEdit, onDelete, onReact }: MessageItemProps) {
  const { id, authorId, authorName, authorPictureUrl, content, createdAt, editedAt, deletedAt } = message
  const ownActions = [
    [{ label: 'Edit', onChoose: () => onEdit(message) }],
    [{ label: 'Delete', onChoose: () => onDelete(message) }],
  ]
  const isOwn = authorId === memberId
  return (
    <MessageRow
      author={authorName}
      remark={isOwn ? 'You' : undefined}
      face={
        <MemberFace
          id={authorId ?? id}
          initials={initialsOf(authorName)}
          pictureUrl={authorPictureUrl}
          sizePixels={faceSizePixels}
        />
      }
      at={Date.parse(createdAt)}
      continues={continues}
      state={deletedAt === null ? 'sent' : 'deleted'}
      isEdited={editedAt !== null}
      actions={
        <ActionMenu
          label={`More for “${content.slice(0, 40)}”`}
          groups={[
            reactionChoices.map(({ kind, name }) => ({
              label: name,
              onChoose: () => onReact(message, kind),
            })),
            ...(isOwn ? ownActions : []),
          ]}
        />
      }
      below={
        <GivenReactions message={message} memberId={memberId} onReact={kind => onReact(message, kind)} />
      }
    >
      {content}
    </MessageRow>
  )
}
