import { type ReactNode, useState } from 'react'
import hidden from '#platform/client/ui/Hidden.module.css'
import { announceSession } from './announce-session.ts'
import { CodeForm } from './CodeForm.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { MailForm } from './MailForm.tsx'
import css from './SignInForm.module.css'
import { type SignInStep, stepWords } from './sign-in-steps.ts'

/** What stands around a form: a dialog, or a page. */
export interface Framed {
  title: string
  lead: string | undefined
  children: ReactNode
}

interface SignInFormProps {
  startsWith?: SignInStep
  /** Where those go on to who leave this page to sign in elsewhere. */
  next?: string | undefined
  frame: (framed: Framed) => ReactNode
  /** There is a session now. The form stays busy until this settles. */
  onSignedIn: () => Promise<void> | void
}

/** The way in, the same on every page: sign in, sign up, links by mail, passkey, second factor. */
export function SignInForm({ startsWith = { name: 'sign-in' }, next, frame, onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState(startsWith)
  const [hasMoved, setHasMoved] = useState(false)
  const go = (next: SignInStep) => {
    setHasMoved(true)
    setStep(next)
  }
  const finish = async () => {
    announceSession('signed-in')
    await onSignedIn()
  }
  const { title, lead } = stepWords[step.name]
  const news = step.name === 'sign-in' ? step.news : undefined
  const shared = { title, takesFocus: hasMoved, next, go, onSignedIn: finish }
  const children = (
    <>
      {/* There before it says something, or nobody would be told. */}
      <p role="status" className={news ? css.news : hidden.hidden}>
        {news}
      </p>
      <StepForm key={step.name} step={step} shared={shared} />
    </>
  )
  return frame({ title, lead, children })
}

export interface StepProps {
  title: string
  /** The reader was led here from another step. */
  takesFocus: boolean
  next: string | undefined
  go: (step: SignInStep) => void
  onSignedIn: () => Promise<void>
}

function StepForm({ step, shared }: { step: SignInStep; shared: StepProps }) {
  switch (step.name) {
    case 'sign-in':
    case 'sign-up':
      return <CredentialsForm {...shared} step={step} />
    case 'forgotten':
    case 'link':
      return <MailForm {...shared} asksFor={step.name} email={step.email} />
    case 'code':
      return <CodeForm {...shared} />
  }
}
