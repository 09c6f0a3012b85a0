import { useEffect, useRef } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { sayAuthError } from '../../accounts.rules.ts'
import { type Complaint, useAttempt } from '../use-attempt.ts'

const fieldsByCode: Partial<Record<string, string>> = {
  INVALID_PASSWORD: 'password',
  PASSWORD_TOO_COMMON: 'newPassword',
  INVALID_CODE: 'code',
}

/** One change at a time. `fallback` is shown if the server gives no reason. */
export function useAccountChange(fallback: string) {
  const { isBusy, formError, setFormError, attempt } = useAttempt()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (formError?.field) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [formError])
  return {
    /** Attach to the form: its first invalid field gets the focus. */
    form,
    isBusy,
    setFormError,
    textFor: (field: string) => (formError?.field === field ? formError.text : undefined),
    /** An error that belongs to none of these fields. */
    textBeside: (...fields: string[]) =>
      formError && !fields.includes(formError.field ?? '') ? formError.text : undefined,
    change: (action: () => Promise<unknown>) =>
      attempt(() => action().catch((failure: unknown) => setFormError(toFormError(failure, fallback)))),
  }
}

function toFormError(failure: unknown, fallback: string): Complaint {
  const hasReason = failure instanceof ApiError && failure.status < 500
  if (!hasReason) return { text: failure instanceof AskedBrowser ? failure.message : fallback }
  const [fieldError] = Object.entries(failure.fields)
  if (fieldError) return { field: fieldError[0], text: fieldError[1] }
  return { field: fieldsByCode[failure.code], text: sayAuthError(failure.message) }
}

/** The browser refused a request, e.g. to create a passkey. The message is shown to the member. */
export class AskedBrowser extends Error {}
