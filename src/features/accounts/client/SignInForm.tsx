import { type ReactNode, useState } from 'react'
import hidden from '#platform/client/ui/Hidden.module.css'
import { CodeForm } from './CodeForm.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { clearPendingCode, isCodePending, storePendingCode } from './pending-code.ts'
import { RequestLinkForm } from './RequestLinkForm.tsx'
import css from './SignInForm.module.css'
import { broadcastSessionChange } from './session-channel.ts'
import { type SignInStep, type StepProps, stepTexts } from './sign-in-steps.ts'

export interface FrameProps {
  title: string
  lead: string | undefined
  children: ReactNode
}

interface SignInFormProps {
  startsWith?: SignInStep
  /** Path to continue at after a sign-in that leaves this page (mailed link, single sign-on). */
  next?: string | undefined
  frame: (framed: FrameProps) => ReactNode
  /** The form stays busy until this settles. */
  onSignedIn: () => Promise<void> | void
}

/** All steps of signing in: password, sign-up, mailed links, passkey, second factor. */
export function SignInForm({ startsWith = { name: 'sign-in' }, next, frame, onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState(() => resume(startsWith))
  const [hasChangedStep, setHasChangedStep] = useState(false)
  const go = (next: SignInStep) => {
    setHasChangedStep(true)
    if (next.name === 'code') storePendingCode()
    else clearPendingCode()
    setStep(next)
  }
  const finish = async () => {
    clearPendingCode()
    broadcastSessionChange('signed-in')
    await onSignedIn()
  }
  const { title, lead } = stepTexts[step.name]
  const notice = step.name === 'sign-in' ? step.notice : undefined
  const shared = { title, takesFocus: hasChangedStep, next, go, onSignedIn: finish }
  const children = (
    <>
      {/* A live region has to be in the DOM before its text appears. */}
      <p role="status" className={notice ? css.notice : hidden.hidden}>
        {notice}
      </p>
      <StepForm key={step.name} step={step} shared={shared} />
    </>
  )
  return frame({ title, lead, children })
}

/** Nothing else to say: a reload of the step with the code leads back to it. */
function resume(step: SignInStep): SignInStep {
  const isPlain = step.name === 'sign-in' && !step.notice && !step.failed
  return isPlain && isCodePending() ? { name: 'code' } : step
}

function StepForm({ step, shared }: { step: SignInStep; shared: StepProps }) {
  switch (step.name) {
    case 'sign-in':
    case 'sign-up':
      return <CredentialsForm {...shared} step={step} />
    case 'forgotten':
    case 'link':
      return <RequestLinkForm {...shared} purpose={step.name} email={step.email} />
    case 'code':
      return <CodeForm {...shared} failed={step.failed} />
  }
}
