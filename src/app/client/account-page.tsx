import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { safeNext } from '#features/accounts/accounts.rules.ts'
import { ConfirmEmailPage, SignInLinkPage } from '#features/accounts/client/LinkPage.tsx'
import { PageFrame } from '#features/accounts/client/PageFrame.tsx'
import { ResetPasswordPage } from '#features/accounts/client/ResetPasswordPage.tsx'
import { readPlainForm } from '#features/accounts/client/read-plain-form.ts'
import { SignInForm } from '#features/accounts/client/SignInForm.tsx'
import { readSignInStep } from '#features/accounts/client/sign-in-steps.ts'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'

const container = document.querySelector<HTMLElement>('[data-account-page]')!
const query = new URLSearchParams(location.search)

/** Never resolves, so that the form stays busy until the browser leaves the page. */
const navigateTo = (path: string) => () => {
  location.assign(path)
  return new Promise<void>(() => undefined)
}

const plain = readPlainForm(container)

function AccountForm({ page, isSecond }: { page: string | undefined; isSecond: boolean }) {
  if (page === 'reset-password') return <ResetPasswordPage />
  if (page === 'sign-in-link') return <SignInLinkPage goOn={path => navigateTo(path)()} />
  if (page === 'confirm-email') return <ConfirmEmailPage />
  return (
    <SignInForm
      startsWith={{ ...readSignInStep(query.get('mode'), query.get('failed')), ...plain.step }}
      next={query.get('next') ?? undefined}
      onSignedIn={navigateTo(safeNext(query.get('next')))}
      frame={parts => <PageFrame {...parts} isSecond={isSecond} />}
    />
  )
}

const root = createRoot(container)
// At once, so that what was typed and the focus can be given back.
flushSync(() =>
  root.render(
    <UiProvider>
      <AccountForm page={container.dataset.accountPage} isSecond={container.dataset.isSecond !== undefined} />
    </UiProvider>,
  ),
)
plain.restore()

/** On a page that already contains the form, opening it means moving focus to it. */
export const form = {
  open() {
    container.querySelector('input')?.focus()
    return undefined
  },
}
