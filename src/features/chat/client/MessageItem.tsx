import { initialsOf } from '#features/settings/client/member-name.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import { MessageRow } from '#platform/client/ui/chat/MessageRow.tsx'
import { MemberFace } from '#platform/client/ui/MemberFace.tsx'
import type { ChatMessage } from '../chat.contract.ts'

export interface OwnMessageActions {
  onEdit: (message: ChatMessage) => void
  onDelete: (message: ChatMessage) => void
}

interface MessageItemProps extends OwnMessageActions {
  message: ChatMessage
  continues: boolean
  isOwn: boolean
}

const faceSizePixels = 40

export function MessageItem({ message, continues, isOwn, onEdit, onDelete }: MessageItemProps) {
  const { id, authorId, authorName, authorPictureUrl, content, createdAt, editedAt, deletedAt } = message
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
        isOwn && (
          <ActionMenu
            label={`More for “${content.slice(0, 40)}”`}
            groups={[
              [{ label: 'Edit', onChoose: () => onEdit(message) }],
              [{ label: 'Delete', onChoose: () => onDelete(message) }],
            ]}
          />
        )
      }
    >
      {content}
    </MessageRow>
  )
}
