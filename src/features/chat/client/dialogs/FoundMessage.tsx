import { Link } from '@tanstack/react-router'
import type { ChatMessage } from '../../chat.contract.ts'
import { plainTextOf } from '../../message-text.rules.ts'
import { useChannelTitle } from '../use-channel-title.ts'
import { roleNames } from '../use-reader.ts'
import css from './ChatDialogs.module.css'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

interface FoundMessageProps {
  channel: string
  message: ChatMessage
  onOpen?: () => void
}

/** A message in a list; leads to its place in the channel. */
export function FoundMessage({ channel, message, onOpen }: FoundMessageProps) {
  const { seq, authorName, authorRole, createdAt, content, deletedAt } = message
  const title = useChannelTitle(channel)
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
          <b>{authorName}</b>
          {authorRole && `, ${roleNames[authorRole]},`} in {title}, {moment.format(new Date(createdAt))}
        </span>
        {deletedAt === null ? <q>{plainTextOf(content)}</q> : <em>This message was removed.</em>}
      </Link>
    </li>
  )
}
