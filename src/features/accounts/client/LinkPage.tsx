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

/** Signs in by the link of a mail. It waits for a press: mail programs open links by themselves. */
export function SignInLinkPage({ goOn }: { goOn: (path: string) => Promise<void> }) {
  const [afterCode, setAfterCode] = useState<string>()
  if (afterCode !== undefined)
    return (
      <SignInForm
        startsWith={{ name: 'code' }}
        next={afterCode}
        onSignedIn={() => goOn(afterCode)}
        frame={PagePart}
      />
    )
  const use = async (token: string) => {
    const { twoFactorRedirect, next } = await call(signInByLink, { body: { token } })
    const path = safeNext(next)
    forgetToken()
    if (twoFactorRedirect) return setAfterCode(path)
    announceSession('signed-in')
    await goOn(path)
  }
  return (
    <UseLink
      title="Welcome Back"
      lead="The link in your mail has brought you here. One press, and you are in."
      action="Sign In"
      use={use}
      again={{ askAt: '/login?mode=link', label: 'Ask for another link' }}
    />
  )
}

/** Makes the new mail address the account’s. Signs nobody in. */
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
  const use = async (token: string) => {
    await call(confirmEmailChange, { body: { token } })
    forgetToken()
    setIsConfirmed(true)
  }
  return (
    <UseLink
      title="Is this you?"
      lead="Confirm that this mail address is yours. Until then the old one counts."
      action="Confirm my address"
      use={use}
      again={{ askAt: '/dashboard/settings', label: 'Ask again in your settings' }}
    />
  )
}

interface UseLinkProps {
  title: string
  lead: string
  action: string
  use: (token: string) => Promise<void>
  again: { askAt: string; label: string }
}

function UseLink({ title, lead, action, use, again }: UseLinkProps) {
  const token = tokenInAddress()
  const [isLinkSpent, setIsLinkSpent] = useState(token === '')
  const { isBusy, complaint, attempt } = useAttempt()
  if (isLinkSpent)
    return (
      <PagePart title={title}>
        <SpentLink {...again} />
      </PagePart>
    )
  const press = () =>
    attempt(async () => {
      try {
        await use(token)
      } catch (failure) {
        if (!isSpent(failure)) throw failure
        setIsLinkSpent(true)
      }
    })
  return (
    <PagePart title={title} lead={lead}>
      {complaint && <ErrorBox>{complaint.text}</ErrorBox>}
      <Button look="primary" wide working={isBusy} onClick={() => void press()}>
        {action}
      </Button>
    </PagePart>
  )
}
