import { BellIcon } from '@phosphor-icons/react/Bell'
import { useQuery } from '@tanstack/react-query'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import css from './NotificationBell.module.css'
import { notificationsQuery } from './notifications-query.ts'
import { bellLabel, unreadText } from './unread-text.ts'

interface NotificationBellProps {
  tooltip: 'right' | 'none'
  onOpen: () => void
}

export function NotificationBell({ tooltip, onOpen }: NotificationBellProps) {
  const unread = useQuery(notificationsQuery).data?.unread ?? 0
  return (
    <IconButton
      label={bellLabel(unread)}
      tooltip={tooltip}
      aria-haspopup="dialog"
      icon={
        <span className={css.bell}>
          <BellIcon weight="light" size={22} />
          {unread > 0 && <b className={css.count}>{unreadText(unread)}</b>}
        </span>
      }
      onClick={onOpen}
    />
  )
}
