import { useEffect, useRef } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { authErrorMessage } from '../../accounts.rules.ts'
import { type FormError, useAttempt } from '../use-attempt.ts'

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
    errorFor: (field: string) => (formError?.field === field ? formError.text : undefined),
    /** An error that belongs to none of these fields. */
    otherError: (...fields: string[]) =>
      formError && !fields.includes(formError.field ?? '') ? formError.text : undefined,
    change: (action: () => Promise<unknown>) =>
      attempt(() => action().catch((failure: unknown) => setFormError(toFormError(failure, fallback)))),
  }
}

function toFormError(failure: unknown, fallback: string): FormError {
  const hasReason = failure instanceof ApiError && failure.status < 500
  if (!hasReason) return { text: failure instanceof BrowserRefusal ? failure.message : fallback }
  const [fieldError] = Object.entries(failure.fields)
  if (fieldError) return { field: fieldError[0], text: fieldError[1] }
  return { field: fieldsByCode[failure.code], text: authErrorMessage(failure.message) }
}

/** The browser refused a request, e.g. to create a passkey. The message is shown to the member. */
export class BrowserRefusal extends Error {}
