import { lazy, Suspense, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { factorsContract } from '../../factors.contract.ts'
import { AskPasswordDialog } from './ask-password.ts'
import css from './Rows.module.css'

const loadSetup = () => import('./TwoFactorSetup.tsx')
const TwoFactorSetup = lazy(async () => ({ default: (await loadSetup()).TwoFactorSetup }))
const RecoveryCodes = lazy(async () => ({ default: (await import('./RecoveryCodes.tsx')).RecoveryCodes }))

type Step =
  | { at: 'rest' | 'start' | 'renew' | 'end' }
  | { at: 'setup'; totpUri: string; codes: string[] }
  | { at: 'codes'; codes: string[] }

interface TwoFactorProps {
  isOn: boolean
  /** Reads anew what is known of the member. */
  onChanged: () => Promise<void>
}

export function TwoFactor({ isOn, onChanged }: TwoFactorProps) {
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const rest = () => setStep({ at: 'rest' })
  return (
    <div>
      <p className={css.state}>
        {isOn
          ? 'On. Signing in with your password also asks for a code from your app.'
          : 'Off. Signing in asks for your password alone.'}
      </p>
      <div className={css.actions}>
        {isOn ? (
          <>
            <Button onClick={() => setStep({ at: 'renew' })}>New recovery codes</Button>
            <Button onClick={() => setStep({ at: 'end' })}>Turn off</Button>
          </>
        ) : (
          <Button
            onClick={() => {
              void loadSetup()
              setStep({ at: 'start' })
            }}
          >
            Set up
          </Button>
        )}
      </div>
      <Suspense>
        <Asking step={step} go={setStep} onChanged={onChanged} />
        {step.at === 'setup' && (
          <TwoFactorSetup
            totpUri={step.totpUri}
            onClose={rest}
            onVerified={async () => {
              await onChanged()
              setStep({ at: 'codes', codes: step.codes })
            }}
          />
        )}
        {step.at === 'codes' && <RecoveryCodes codes={step.codes} onClose={rest} />}
      </Suspense>
    </div>
  )
}

interface AskingProps {
  step: Step
  go: (step: Step) => void
  onChanged: () => Promise<void>
}

/** The steps that begin with the password. */
function Asking({ step, go, onChanged }: AskingProps) {
  const { tell } = useToast()
  const close = () => go({ at: 'rest' })
  if (step.at === 'start')
    return (
      <AskPasswordDialog
        title="Two-factor sign-in"
        description="You need an authenticator app on your phone. Your other devices are signed out."
        confirmLabel="Continue"
        fallback="Failed to set up two-factor sign-in"
        confirm={async password => {
          const { totpURI, backupCodes } = await call(factorsContract.startTwoFactor, { body: { password } })
          return () => go({ at: 'setup', totpUri: totpURI, codes: backupCodes })
        }}
        onClose={close}
      />
    )
  if (step.at === 'renew')
    return (
      <AskPasswordDialog
        title="New recovery codes"
        description="The old ones stop working."
        confirmLabel="Show new codes"
        fallback="Failed to renew the recovery codes"
        confirm={async password => {
          const { backupCodes } = await call(factorsContract.renewRecoveryCodes, { body: { password } })
          return () => go({ at: 'codes', codes: backupCodes })
        }}
        onClose={close}
      />
    )
  if (step.at === 'end')
    return (
      <AskPasswordDialog
        title="Turn off two-factor sign-in?"
        description="Your password alone will open your account again, and your other devices are signed out."
        confirmLabel="Turn off"
        look="danger"
        fallback="Failed to turn off two-factor sign-in"
        confirm={async password => {
          await call(factorsContract.endTwoFactor, { body: { password } })
          await onChanged()
          tell('Two-factor sign-in is off.')
        }}
        onClose={close}
      />
    )
  return null
}
