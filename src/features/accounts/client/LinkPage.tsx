import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { Button, ButtonLink } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { safeNext } from '../accounts.rules.ts'
import { recoveryContract } from '../recovery.contract.ts'
import { isUsedLink, removeTokenFromUrl, tokenFromUrl } from './mailed-link.ts'
import { PageFrame } from './PageFrame.tsx'
import { SignInForm } from './SignInForm.tsx'
import { broadcastSessionChange } from './session-channel.ts'
import { UsedLink } from './UsedLink.tsx'
import { useAttempt } from './use-attempt.ts'

const { signInByLink, confirmEmailChange } = recoveryContract

/** Needs a click: mail programs open links on their own, and the link works only once. */
export function SignInLinkPage({ goOn }: { goOn: (path: string) => Promise<void> }) {
  const [pathAfterCode, setPathAfterCode] = useState<string>()
  if (pathAfterCode !== undefined)
    return (
      <SignInForm
        startsWith={{ name: 'code' }}
        next={pathAfterCode}
        onSignedIn={() => goOn(pathAfterCode)}
        frame={PageFrame}
      />
    )
  const consumeToken = async (token: string) => {
    const { twoFactorRedirect, next } = await call(signInByLink, { body: { token } })
    const path = safeNext(next)
    removeTokenFromUrl()
    if (twoFactorRedirect) return setPathAfterCode(path)
    broadcastSessionChange('signed-in')
    await goOn(path)
  }
  return (
    <UseLink
      title="Welcome Back"
      lead="Press the button to sign in on this device."
      action="Sign In"
      onConfirm={consumeToken}
      retry={{ href: '/login?mode=link', label: 'Request a new link' }}
    />
  )
}

/** Confirms the new email address without a sign-in. */
export function ConfirmEmailPage() {
  const [isConfirmed, setIsConfirmed] = useState(false)
  if (isConfirmed)
    return (
      <PageFrame
        title="Your new address is active."
        lead="Use it to sign in from now on. Our emails go there too."
      >
        <ButtonLink href="/dashboard/settings" look="primary" wide>
          Go to settings
        </ButtonLink>
      </PageFrame>
    )
  const consumeToken = async (token: string) => {
    await call(confirmEmailChange, { body: { token } })
    removeTokenFromUrl()
    setIsConfirmed(true)
  }
  return (
    <UseLink
      title="Is this you?"
      lead="Confirm that this email address is yours. Your old address stays until then."
      action="Confirm my address"
      onConfirm={consumeToken}
      retry={{ href: '/dashboard/settings', label: 'Request a new link in your settings' }}
    />
  )
}

interface UseLinkProps {
  title: string
  lead: string
  action: string
  onConfirm: (token: string) => Promise<void>
  retry: { href: string; label: string }
}

function UseLink({ title, lead, action, onConfirm, retry }: UseLinkProps) {
  const token = tokenFromUrl()
  const [isLinkUsed, setIsLinkUsed] = useState(token === '')
  const { isBusy, formError, attempt } = useAttempt()
  if (isLinkUsed)
    return (
      <PageFrame title={title}>
        <UsedLink {...retry} />
      </PageFrame>
    )
  const confirm = () =>
    attempt(async () => {
      try {
        await onConfirm(token)
      } catch (failure) {
        if (!isUsedLink(failure)) throw failure
        setIsLinkUsed(true)
      }
    })
  return (
    <PageFrame title={title} lead={lead}>
      {formError && <ErrorBox>{formError.text}</ErrorBox>}
      <Button look="primary" wide working={isBusy} onClick={() => void confirm()}>
        {action}
      </Button>
    </PageFrame>
  )
}
