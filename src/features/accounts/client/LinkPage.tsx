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
      lead="The link in your mail has brought you here. One press, and you are in."
      action="Sign In"
      onConfirm={consumeToken}
      retry={{ href: '/login?mode=link', label: 'Ask for another link' }}
    />
  )
}

/** Confirms the new email address without a sign-in. */
export function ConfirmEmailPage() {
  const [isConfirmed, setIsConfirmed] = useState(false)
  if (isConfirmed)
    return (
      <PageFrame
        title="Your new address counts."
        lead="From now on you sign in with it, and mail goes there."
      >
        <ButtonLink href="/dashboard/settings" look="primary" wide>
          To your settings
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
      lead="Confirm that this mail address is yours. Until then the old one counts."
      action="Confirm my address"
      onConfirm={consumeToken}
      retry={{ href: '/dashboard/settings', label: 'Ask again in your settings' }}
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
