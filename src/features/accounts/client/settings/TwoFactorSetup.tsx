import { type FormEvent, useId, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { CopyButton } from '#platform/client/ui/CopyButton.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { QrCode } from '#platform/client/ui/QrCode.tsx'
import { factorsContract } from '../../factors.contract.ts'
import css from './TwoFactor.module.css'
import { useAccountChange } from './use-account-change.ts'

interface TwoFactorSetupProps {
  /** `otpauth://`: the secret and the account name. */
  totpUri: string
  onClose: () => void
  onVerified: () => Promise<void>
}

/** The second factor is active only after the first code from the app was verified. */
export function TwoFactorSetup({ totpUri, onClose, onVerified }: TwoFactorSetupProps) {
  const [code, setCode] = useState('')
  const { form, isBusy, change, errorFor, otherError } = useAccountChange('Failed to check the code')
  const formId = useId()
  const secret = new URL(totpUri).searchParams.get('secret') ?? ''

  function submit(event: FormEvent) {
    event.preventDefault()
    void change(async () => {
      await call(factorsContract.verifyCode, { body: { code } })
      await onVerified()
    })
  }

  const problem = otherError('code')
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Set up your app"
      description="Scan this with an authenticator app, or type in the key. Then enter the code that the app shows."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" working={isBusy}>
            Turn on
          </Button>
        </>
      }
    >
      <div className={css.setup}>
        <QrCode text={totpUri} label="QR code of the key for your authenticator app" />
        <div className={css.secret}>
          <p>Key</p>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton label="Copy the key" text={secret} />
        </div>
      </div>
      <form ref={form} id={formId} onSubmit={submit} noValidate>
        <Field
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          onValueChange={setCode}
          error={errorFor('code')}
        />
      </form>
      {problem && <ErrorBox>{problem}</ErrorBox>}
    </Dialog>
  )
}
