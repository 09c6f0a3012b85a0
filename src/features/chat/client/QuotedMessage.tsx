import { Link } from '@tanstack/react-router'
import type { ChatMessage } from '../chat.contract.ts'
import { plainTextOf } from '../message-text.rules.ts'
import css from './MessageText.module.css'

interface QuotedMessageProps {
  channel: string
  replyTo: NonNullable<ChatMessage['replyTo']>
  /** Its text was deleted, or its author is blocked, after this answer was read. */
  isHidden: boolean
}

/** What a message answers; leads to it. */
export function QuotedMessage({ channel, replyTo, isHidden }: QuotedMessageProps) {
  const { seq, authorName, content } = replyTo
  return (
    <Link className={css.quote} to="/lounge/chat" search={{ channel, message: seq }} viewTransition={false}>
      <b>{authorName}</b> {isHidden || content === '' ? 'A message that is not shown' : plainTextOf(content)}
    </Link>
  )
}
