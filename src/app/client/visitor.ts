import { hasLeaveReason } from '#features/accounts/client/leave-reason.ts'
import { enhanceFilters } from '#features/guide/client/enhance-filters.ts'
import { confirmAgeInPlace } from '#features/landing/client/confirm-age.ts'
import { drawEngravings } from '#features/landing/client/draw-engravings.ts'
import { drawHero } from '#features/landing/client/draw-hero.ts'
import { followHistory } from '#features/landing/client/follow-history.ts'
import { mountAccountPage } from '#features/landing/client/mount-account-page.ts'
import { openOnIntent } from '#features/landing/client/open-on-intent.ts'
import { redirectAfterSignIn } from '#features/landing/client/redirect-after-sign-in.ts'
import { shareResult } from '#features/landing/client/share-result.ts'
import { suggestOnFocus } from '#features/landing/client/suggest-on-focus.ts'
import { switchTheme } from '#features/landing/client/switch-theme.ts'
import { hasUnsent } from '#platform/client/outbox-keys.ts'

const isMemberPage = document.querySelector('[data-member-page]') !== null
const loadFinder = () => (isMemberPage ? import('./member-finder.tsx') : import('./finder-overlay.tsx'))
const hasForm = document.querySelector('[data-account-page="sign-in"]') !== null

/** The only script of the public pages. React is loaded on intent. */
switchTheme()
followHistory()
confirmAgeInPlace()
openOnIntent({
  finder: loadFinder,
  palette: () => import('./member-palette.tsx'),
  'sign-in': () =>
    hasForm
      ? import('./account-page.tsx').then(({ form }) => form)
      : import('./sign-in-dialog.tsx').then(({ signIn }) => signIn),
  'sign-up': () => import('./sign-in-dialog.tsx').then(({ signUp }) => signUp),
})
suggestOnFocus(async () => (await loadFinder()).suggestIn)
mountAccountPage(() => import('./account-page.tsx'))
redirectAfterSignIn()
shareResult()
enhanceFilters()
drawHero()
drawEngravings()
if (hasLeaveReason())
  import('#features/landing/client/show-leave-notice.ts').then(
    ({ showLeaveNotice }) => showLeaveNotice(),
    // The next page shows it.
    () => undefined,
  )
if (isMemberPage)
  import('./member-page.ts').then(
    ({ startMemberPage }) => startMemberPage(),
    // Links and forms work without it.
    () => undefined,
  )
if (hasUnsent())
  import('./send-unsent.ts').then(
    ({ sendUnsent }) => sendUnsent(),
    // The next page tries again.
    () => undefined,
  )
