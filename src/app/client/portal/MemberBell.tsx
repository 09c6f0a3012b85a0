import { BellIcon } from '@phosphor-icons/react/Bell'
import bell from '#features/notifications/client/NotificationBell.module.css'
import { notificationsHash } from '../../portal.contract.ts'
import css from './MemberPageShell.module.css'

/** `NotificationBell` of the portal, where its list is. The script of the page writes how many are unread. */
export function MemberBell() {
  return (
    <a
      className={css.icon}
      href={`/dashboard${notificationsHash}`}
      aria-label="Notifications"
      data-member-bell
    >
      <span className={bell.bell}>
        <BellIcon weight="light" size={22} aria-hidden="true" />
        <b className={bell.count} hidden />
      </span>
    </a>
  )
}
