import { call } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { notificationsContract, notificationsEvent } from '../notifications.contract.ts'
import { bellLabel, unreadText } from './unread-text.ts'

/** Writes at the bells of a page without React how many notifications are unread, now and whenever that changes. */
export function showUnread(): void {
  const bells = document.querySelectorAll('[data-member-bell]')
  const refresh = () =>
    call(notificationsContract.listNotifications, {}).then(
      ({ unread }) => {
        for (const bell of bells) {
          bell.setAttribute('aria-label', bellLabel(unread))
          const count = bell.querySelector('b')!
          count.hidden = unread === 0
          count.textContent = unreadText(unread)
        }
      },
      // The bell does without a number.
      () => undefined,
    )
  live.listen(notificationsEvent, () => void refresh())
  live.onResync(() => void refresh())
  void refresh()
}
