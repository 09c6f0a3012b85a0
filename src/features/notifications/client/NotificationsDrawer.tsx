import { BellIcon } from '@phosphor-icons/react/Bell'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatTimeAgo } from '#platform/client/relative-time.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Drawer } from '#platform/client/ui/Drawer.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { useNow } from '#platform/client/ui/use-now.ts'
import type { Notification } from '../notifications.contract.ts'
import css from './NotificationsDrawer.module.css'
import { notificationsQuery } from './notifications-query.ts'
import { useMarkRead } from './use-mark-read.ts'

interface NotificationsDrawerProps {
  isOpen: boolean
  onClose: () => void
}

const phone = '(max-width: 719px)'

export function NotificationsDrawer({ isOpen, onClose }: NotificationsDrawerProps) {
  const { data, isError, isFetching, refetch } = useQuery(notificationsQuery)
  const markRead = useMarkRead()
  return (
    <Drawer
      open={isOpen}
      onOpenChange={open => !open && onClose()}
      title="Notifications"
      side={matchMedia(phone).matches ? 'bottom' : 'right'}
      actions={
        data && data.unread > 0 ? (
          <Button onClick={() => markRead({ all: true })}>Mark all as read</Button>
        ) : undefined
      }
    >
      {isError && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          Failed to load notifications
        </ErrorBox>
      )}
      {data && data.notifications.length === 0 && <Nothing />}
      {data && (
        <ul className={css.list}>
          {data.notifications.map(one => (
            <Row
              key={one.id}
              notification={one}
              onOpen={() => {
                if (one.readAt === null) markRead({ ids: [one.id] })
                onClose()
              }}
            />
          ))}
        </ul>
      )}
    </Drawer>
  )
}

function Row({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { title, body, href, createdAt, readAt } = notification
  const now = useNow(60_000)
  const isUnread = readAt === null
  return (
    <li>
      <Link to={href} className={css.row} data-unread={isUnread || undefined} onClick={onOpen}>
        {isUnread && <span className={hidden.hidden}>Unread: </span>}
        <b className={css.title}>{title}</b>
        {body && <span className={css.body}>{body}</span>}
        <time className={css.time} dateTime={createdAt}>
          {formatTimeAgo(createdAt, now)}
        </time>
      </Link>
    </li>
  )
}

function Nothing() {
  return (
    <div className={css.nothing}>
      <BellIcon weight="light" size={40} aria-hidden="true" />
      <p className={css.quiet}>All quiet.</p>
      <p>Reminders and alerts of your humidor will be here.</p>
    </div>
  )
}
