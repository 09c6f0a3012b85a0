import { Link } from '@tanstack/react-router'
import { formatDate } from '#platform/client/relative-time.ts'
import type { ChatMessage } from '../../chat.contract.ts'
import { plainTextOf } from '../../message-text.rules.ts'
import css from './ChatDialogs.module.css'

interface FoundMessageProps {
  channel: string
  message: ChatMessage
  onOpen: () => void
}

/** A message in a list; leads to its place in the channel. */
export function FoundMessage({ channel, message, onOpen }: FoundMessageProps) {
  const { seq, authorName, createdAt, content } = message
  return (
    <li>
      <Link
        to="/lounge/chat"
        search={{ channel, message: seq }}
        viewTransition={false}
        className={css.message}
        onClick={onOpen}
      >
        <span>
          <b>{authorName}</b> in {channel}, {formatDate(createdAt)}
        </span>
        {plainTextOf(content)}
      </Link>
    </li>
  )
}
