import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { loungeSettingsContract } from '../lounge-settings.contract.ts'
import css from './LoungeTab.module.css'
import type { AdminCall } from './settings-query.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** With what is typed, before it is saved. */
export function TestMail({ call, form }: { call: AdminCall; form: SettingsForm }) {
  const { SMTP_URL: server, MAIL_FROM: sender } = form.drafts
  const test = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call(loungeSettingsContract.testMailServer, {
        body: {
          ...(server?.value && { SMTP_URL: server.value }),
          ...(sender?.value && { MAIL_FROM: sender.value }),
        },
      }),
    onError: failure => {
      if (hasFields(failure)) form.showFailure(failure, 'Failed to send the test mail')
    },
  })
  const failed = test.error && !hasFields(test.error)
  return (
    <>
      <Button type="button" look="quiet" working={test.isPending} onClick={() => test.mutate()}>
        Send a test mail
      </Button>
      <p role="status" className={failed ? css.error : css.done}>
        {failed && messageFor(test.error, 'Failed to send the test mail')}
        {test.data && `A test mail went to ${test.data.to}.`}
      </p>
    </>
  )
}

const hasFields = (failure: unknown) => failure instanceof ApiError && Object.keys(failure.fields).length > 0
