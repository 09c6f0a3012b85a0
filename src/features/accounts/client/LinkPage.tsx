import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { Button, ButtonLink } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { safeNext } from '../accounts.rules.ts'
import { recoveryContract } from '../recovery.contract.ts'
import { announceSession } from './announce-session.ts'
import { forgetToken, isSpent, tokenInAddress } from './mailed-link.ts'
import { PagePart } from './PagePart.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SpentLink } from './SpentLink.tsx'
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
        frame={PagePart}
      />
    )
  const consumeToken = async (token: string) => {
    const { twoFactorRedirect, next } = await call(signInByLink, { body: { token } })
    const path = safeNext(next)
    forgetToken()
    if (twoFactorRedirect) return setPathAfterCode(path)
    announceSession('signed-in')
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
      <PagePart title="Your new address counts." lead="From now on you sign in with it, and mail goes there.">
        <ButtonLink href="/dashboard/settings" look="primary" wide>
          To your settings
        </ButtonLink>
      </PagePart>
    )
  const consumeToken = async (token: string) => {
    await call(confirmEmailChange, { body: { token } })
    forgetToken()
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
  const token = tokenInAddress()
  const [isLinkUsed, setIsLinkUsed] = useState(token === '')
  const { isBusy, formError, attempt } = useAttempt()
  if (isLinkUsed)
    return (
      <PagePart title={title}>
        <SpentLink {...retry} />
      </PagePart>
    )
  const confirm = () =>
    attempt(async () => {
      try {
        await onConfirm(token)
      } catch (failure) {
        if (!isSpent(failure)) throw failure
        setIsLinkUsed(true)
      }
    })
  return (
    <PagePart title={title} lead={lead}>
      {formError && <ErrorBox>{formError.text}</ErrorBox>}
      <Button look="primary" wide working={isBusy} onClick={() => void confirm()}>
        {action}
      </Button>
    </PagePart>
  )
}
