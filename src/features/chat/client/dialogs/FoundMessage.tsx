import { Link } from '@tanstack/react-router'
import type { ChatMessage } from '../../chat.contract.ts'
import { plainTextOf } from '../../message-text.rules.ts'
import css from './ChatDialogs.module.css'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

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
          <b>{authorName}</b> in {channel}, {moment.format(new Date(createdAt))}
        </span>
        <q>{plainTextOf(content)}</q>
      </Link>
    </li>
  )
}
