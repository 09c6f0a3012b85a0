import { createRoot } from 'react-dom/client'
import { safeNext } from '#features/accounts/accounts.rules.ts'
import { ConfirmEmailPage, SignInLinkPage } from '#features/accounts/client/LinkPage.tsx'
import { PagePart } from '#features/accounts/client/PagePart.tsx'
import { ResetPasswordPage } from '#features/accounts/client/ResetPasswordPage.tsx'
import { SignInForm } from '#features/accounts/client/SignInForm.tsx'
import { stepOfMode } from '#features/accounts/client/sign-in-steps.ts'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'

const place = document.querySelector<HTMLElement>('[data-account-page]')!
const asked = new URLSearchParams(location.search)

/** Goes on; nothing more happens here. */
const leaveFor = (path: string) => () => {
  location.assign(path)
  return new Promise<void>(() => undefined)
}

function AccountForm({ page, isSecond }: { page: string | undefined; isSecond: boolean }) {
  if (page === 'reset-password') return <ResetPasswordPage />
  if (page === 'sign-in-link') return <SignInLinkPage goOn={path => leaveFor(path)()} />
  if (page === 'confirm-email') return <ConfirmEmailPage />
  return (
    <SignInForm
      startsWith={stepOfMode(asked.get('mode'), asked.get('failed'))}
      next={asked.get('next') ?? undefined}
      onSignedIn={leaveFor(safeNext(asked.get('next')))}
      frame={framed => <PagePart {...framed} isSecond={isSecond} />}
    />
  )
}

createRoot(place).render(
  <UiProvider>
    <AccountForm page={place.dataset.accountPage} isSecond={place.dataset.isSecond !== undefined} />
  </UiProvider>,
)

/** Where the page itself holds the form, nothing opens in front of it: the form is shown. */
export const form = {
  open() {
    place.querySelector('input')?.focus()
    return undefined
  },
}
