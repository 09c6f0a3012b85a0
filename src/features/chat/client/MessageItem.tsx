import { PushPinIcon } from '@phosphor-icons/react/PushPin'
import { initialsOf } from '#features/member/client/member-name.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import type { MenuAction } from '#platform/client/ui/action-menu-props.ts'
import { MessageRow } from '#platform/client/ui/chat/MessageRow.tsx'
import { MemberFace } from '#platform/client/ui/MemberFace.tsx'
import type { ComposedCard, MessageCard } from '../card.contract.ts'
import type { ChatMessage, ReactionKind } from '../chat.contract.ts'
import { ArturoFace } from './ArturoFace.tsx'
import css from './ChatPage.module.css'
import type { CardParts } from './card-parts.ts'
import { GivenReactions } from './GivenReactions.tsx'
import { MessagePhoto } from './MessagePhoto.tsx'
import { MessageSources } from './MessageSources.tsx'
import { MessageText } from './MessageText.tsx'
import { QuotedMessage } from './QuotedMessage.tsx'
import { reactionChoices } from './reaction-choices.ts'
import { canActOn, type Reader, roleNames } from './use-reader.ts'

export interface MessageActions extends Pick<CardParts, 'renderCard'> {
  onReply: (message: ChatMessage) => void
  onCopyLink: (message: ChatMessage) => void
  onEdit: (message: ChatMessage) => void
  onDelete: (message: ChatMessage) => void
  onReact: (message: ChatMessage, kind: ReactionKind) => void
  onReport: (message: ChatMessage) => void
  onPin: (message: ChatMessage) => void
  onAuthor: (memberId: string) => void
}

export interface MessageItemProps extends MessageActions {
  channel: string
  message: ChatMessage
  continues: boolean
  reader: Reader
  isWanted: boolean
  /** What it answers is not shown any more. */
  isQuoteHidden: boolean
}

const faceSizePixels = 40

export function MessageItem(props: MessageItemProps) {
  const { channel, message, continues, reader, isWanted, isQuoteHidden, onReact, onAuthor, renderCard } =
    props
  const { seq, authorId, authorName, content, createdAt, editedAt, deletedAt } = message
  const { replyTo, mentions, pinnedAt, card } = message
  const isOwn = authorId === reader.id
  return (
    <MessageRow
      id={`message-${seq}`}
      mark={isWanted ? 'wanted' : mentions.includes(reader.id) ? 'named' : undefined}
      author={authorName}
      onAuthor={authorId === null ? undefined : () => onAuthor(authorId)}
      remark={remarkOn(message, isOwn)}
      face={message.isArturo ? <ArturoFace /> : <AuthorFace message={message} />}
      at={Date.parse(createdAt)}
      continues={continues}
      state={deletedAt === null ? 'sent' : 'deleted'}
      isEdited={editedAt !== null}
      above={
        <>
          {pinnedAt && (
            <span className={css.pinned}>
              <PushPinIcon weight="fill" size={12} aria-hidden="true" /> Pinned
            </span>
          )}
          {replyTo && <QuotedMessage channel={channel} replyTo={replyTo} isHidden={isQuoteHidden} />}
        </>
      }
      actions={<ActionMenu label={`More for “${content.slice(0, 40)}”`} groups={menuOf(props)} />}
      below={
        <>
          {card?.kind === 'photo' && <MessagePhoto photo={card} author={authorName} />}
          {card?.kind === 'sources' && <MessageSources sources={card.sources} />}
          {isComposed(card) && renderCard(card, isOwn)}
          <GivenReactions message={message} memberId={reader.id} onReact={kind => onReact(message, kind)} />
        </>
      }
    >
      {(card?.kind === 'sources' || content !== card?.title) && <MessageText content={content} />}
    </MessageRow>
  )
}

function AuthorFace({ message: { id, authorId, authorName, authorPictureUrl } }: { message: ChatMessage }) {
  return (
    <MemberFace
      id={authorId ?? id}
      initials={initialsOf(authorName)}
      pictureUrl={authorPictureUrl}
      sizePixels={faceSizePixels}
    />
  )
}

/** Beside the name. */
function remarkOn({ isArturo, authorRole }: ChatMessage, isOwn: boolean): string | undefined {
  if (isArturo) return 'Assistant of the lounge'
  const role = authorRole === null ? [] : [roleNames[authorRole]]
  return [...(isOwn ? ['You'] : []), ...role].join(', ') || undefined
}

function isComposed(card: MessageCard | null): card is ComposedCard {
  return card !== null && card.kind !== 'photo' && card.kind !== 'sources'
}

function menuOf({ message, reader, ...actions }: MessageItemProps): MenuAction[][] {
  const isOwn = message.authorId === reader.id
  const isInReach = isOwn || canActOn(reader, message.authorRole)
  const act = (label: string, choose: (message: ChatMessage) => void, movesFocus = false) => ({
    label,
    movesFocus,
    onChoose: () => choose(message),
  })
  const rights = [
    ...(isOwn ? [act('Edit', actions.onEdit, true)] : [act('Report', actions.onReport)]),
    ...(reader.isModerator && !message.pinnedAt ? [act('Pin', actions.onPin)] : []),
    ...(reader.isModerator && message.pinnedAt && isInReach ? [act('Unpin', actions.onPin)] : []),
    ...(isInReach ? [act('Delete', actions.onDelete)] : []),
  ]
  return [
    reactionChoices.map(({ kind, name, Icon }) => ({
      label: name,
      icon: <Icon weight="light" />,
      onChoose: () => actions.onReact(message, kind),
    })),
    [act('Reply', actions.onReply, true), act('Copy the link', actions.onCopyLink)],
    rights,
  ]
}
