import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { factorsContract } from '../../factors.contract.ts'
import css from './Rows.module.css'

const ConfirmDialog = createLazyPart(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)
const TwoFactorSetup = createLazyPart(async () => (await import('./TwoFactorSetup.tsx')).TwoFactorSetup)
const RecoveryCodes = createLazyPart(async () => (await import('./RecoveryCodes.tsx')).RecoveryCodes)

type Step =
  | { name: 'idle' | 'start' | 'renew' | 'end' }
  | { name: 'setup'; totpUri: string; codes: string[] }
  | { name: 'codes'; codes: string[] }

interface TwoFactorProps {
  isOn: boolean
  /** Refreshes the member and the device list. */
  onChanged: () => Promise<void>
}

export function TwoFactor({ isOn, onChanged }: TwoFactorProps) {
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const close = () => setStep({ name: 'idle' })
  return (
    <div>
      <p className={css.state}>
        {isOn
          ? 'On. Signing in without a passkey also asks for a code from your app.'
          : 'Off. You sign in without a code.'}
      </p>
      <div className={css.actions}>
        {isOn ? (
          <>
            <Button onClick={() => setStep({ name: 'renew' })}>New recovery codes</Button>
            <Button onClick={() => setStep({ name: 'end' })}>Turn off</Button>
          </>
        ) : (
          <Button
            onClick={() => {
              TwoFactorSetup.preload().catch(() => undefined)
              setStep({ name: 'start' })
            }}
          >
            Set up
          </Button>
        )}
      </div>
      <PasswordStep step={step} go={setStep} onChanged={onChanged} />
      {step.name === 'setup' && (
        <TwoFactorSetup
          totpUri={step.totpUri}
          onClose={close}
          onVerified={async () => {
            await onChanged()
            setStep({ name: 'codes', codes: step.codes })
          }}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onClose={close} />}
    </div>
  )
}

interface PasswordStepProps {
  step: Step
  go: (step: Step) => void
  onChanged: () => Promise<void>
}

function PasswordStep({ step, go, onChanged }: PasswordStepProps) {
  const toast = useToast()
  const close = () => go({ name: 'idle' })
  if (step.name === 'start')
    return (
      <ConfirmDialog
        title="Two-factor sign-in"
        description="You need an authenticator app on your phone. Your other devices will be signed out."
        confirmLabel="Continue"
        fallback="Failed to set up two-factor sign-in"
        confirm={async password => {
          const { totpURI, backupCodes } = await call(factorsContract.startTwoFactor, { body: { password } })
          return () => go({ name: 'setup', totpUri: totpURI, codes: backupCodes })
        }}
        onClose={close}
      />
    )
  if (step.name === 'renew')
    return (
      <ConfirmDialog
        title="New recovery codes"
        description="The old codes will stop working."
        confirmLabel="Show new codes"
        fallback="Failed to renew the recovery codes"
        confirm={async password => {
          const { backupCodes } = await call(factorsContract.renewRecoveryCodes, { body: { password } })
          return () => go({ name: 'codes', codes: backupCodes })
        }}
        onClose={close}
      />
    )
  if (step.name === 'end')
    return (
      <ConfirmDialog
        title="Turn off two-factor sign-in?"
        description="You will sign in without a code, and your other devices will be signed out."
        confirmLabel="Turn off"
        look="danger"
        fallback="Failed to turn off two-factor sign-in"
        confirm={async password => {
          await call(factorsContract.endTwoFactor, { body: { password } })
          await onChanged()
          toast.info('Two-factor sign-in is off.')
        }}
        onClose={close}
      />
    )
  return null
}
