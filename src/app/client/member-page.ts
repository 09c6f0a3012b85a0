import { followSession } from '#features/accounts/client/follow-session.ts'
import { signOut } from '#features/accounts/client/sign-out.ts'
import { showKept } from '#features/humidor/client/show-kept.ts'
import { bringMarkButtonsToLife } from '#features/marks/client/mark-buttons.ts'
import { showMarksInRows } from '#features/marks/client/mark-rows.ts'
import { memberName, tierLabel } from '#features/member/client/member-name.ts'
import { type Me, memberContract } from '#features/member/member.contract.ts'
import { showUnread } from '#features/notifications/client/show-unread.ts'
import { call } from '#platform/client/api.ts'
import { shownTheme } from '#platform/client/ui/theme/shown-theme.ts'
import { drawMemberFace } from './draw-member-face.ts'
import { followShortcuts } from './member-shortcuts.ts'
import { isHeadingGone, watchScroll } from './portal/heading-gone.ts'
import { showCelsius } from './show-celsius.ts'
import { switchRail } from './switch-rail.ts'

/** Loaded by visitor.ts on public pages that the server has put into the frame of the portal. */
export function startMemberPage(): void {
  let member: Me | undefined
  const refresh = () => {
    call(memberContract.readMe, {}).then(
      me => {
        member = me
        drawMemberFace(me)
        if (me.settings.temperature_unit === 'C') showCelsius(document.body)
        for (const card of document.querySelectorAll('[data-member]')) {
          card.firstElementChild!.textContent = memberName(me)
          card.lastElementChild!.textContent = tierLabel(me.profile)
        }
      },
      // The page does without a name.
      () => undefined,
    )
  }
  refresh()
  bringMarkButtonsToLife()
  showMarksInRows()
  showKept()
  showUnread()
  followSession({ memberId: () => member?.profile.id, refresh })
  switchRail()
  showTitleInBar()
  followShortcuts(() => member?.settings.shortcuts_enabled ?? false)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sign-out]'))
    button.addEventListener('click', () => leave(button))
  for (const button of document.querySelectorAll('[data-theme-switch]'))
    button.addEventListener('click', () => {
      // The device has the theme already; the account takes it along to others.
      call(memberContract.changeSettings, { body: { theme: shownTheme() } }).catch(() => undefined)
    })
}

/** The bar of phones names the page once its heading has left the screen. */
function showTitleInBar(): void {
  const title = document.querySelector<HTMLElement>('[data-bar-title]')
  const update = () => {
    if (title) title.dataset.shown = String(isHeadingGone())
  }
  watchScroll(update)
  update()
}

function leave(button: HTMLButtonElement): void {
  const label = button.querySelector('span')!
  button.ariaBusy = 'true'
  signOut().catch(() => {
    button.ariaBusy = null
    label.setAttribute('role', 'alert')
    label.textContent = 'Failed to sign out'
  })
}
