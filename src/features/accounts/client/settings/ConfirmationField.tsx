import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field, type FieldProps } from '#platform/client/ui/Field.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { recoveryContract } from '../../recovery.contract.ts'
import { PasswordField } from '../PasswordField.tsx'
import css from './Rows.module.css'
import { signInMethodsQuery } from './sign-in-methods-query.ts'

/** What the server gets as `password`: the current one, or a mailed code of a member who has none. */
export const confirmationMissing = 'Please enter your current password'

type ConfirmationFieldProps = Pick<FieldProps, 'value' | 'onValueChange' | 'error'>

export function ConfirmationField(props: ConfirmationFieldProps) {
  const { data, isError, isFetching, refetch } = useQuery(signInMethodsQuery)
  if (isError)
    return (
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        Failed to load how you sign in
      </ErrorBox>
    )
  if (!data) return <Skeleton label="Loading how you sign in" shape="text" rows={1} />
  if (data.hasPassword)
    return <PasswordField label="Current password" autoComplete="current-password" {...props} />
  return <MailedCode {...props} />
}

function MailedCode({ error, ...props }: ConfirmationFieldProps) {
  const mailing = useMutation({ mutationFn: () => call(recoveryContract.requestConfirmationCode, {}) })
  return (
    <>
      <p className={css.meta}>
        Your account has no password, so a code by email confirms that it is you. It works once, within ten
        minutes.
      </p>
      <Button type="button" working={mailing.isPending} onClick={() => mailing.mutate()}>
        {mailing.isSuccess ? 'Mail me another code' : 'Mail me a code'}
      </Button>
      <p role="status" className={css.meta}>
        {mailing.isSuccess && 'The code is on its way to your email address.'}
      </p>
      {mailing.error && <ErrorBox>{messageFor(mailing.error, 'Failed to mail the code')}</ErrorBox>}
      <Field
        required
        label="Code from our email"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        {...props}
        error={error === confirmationMissing ? 'Please enter the code from our email' : error}
      />
    </>
  )
}
