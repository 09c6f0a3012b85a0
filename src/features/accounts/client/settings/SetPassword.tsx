import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { recoveryContract } from '../../recovery.contract.ts'
import css from './Rows.module.css'

/** For a member who signs in without a password. */
export function SetPassword({ email }: { email: string }) {
  const mailing = useMutation({
    mutationFn: () => call(recoveryContract.requestPasswordReset, { body: { email } }),
  })
  return (
    <div>
      <p className={css.state}>
        Your account has no password. We can mail you a link to set one; using it signs out every device.
      </p>
      {mailing.error && <ErrorBox>{messageFor(mailing.error, 'Failed to mail the link')}</ErrorBox>}
      <div className={css.actions}>
        <Button working={mailing.isPending} onClick={() => mailing.mutate()}>
          Mail me a link
        </Button>
        <p role="status" className={css.meta}>
          {mailing.isSuccess && `A link is on its way to ${email}. It works once, within 30 minutes.`}
        </p>
      </div>
    </div>
  )
}
