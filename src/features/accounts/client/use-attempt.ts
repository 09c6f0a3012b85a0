import { useRef, useState } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { authErrorMessage } from '../accounts.rules.ts'

/** Without a field it concerns the whole form. */
export interface FormError {
  field?: string | undefined
  text: string
}

/** One action at a time: calls while one is running do nothing. `initialError` is shown until the first attempt. */
export function useAttempt(initialError?: string) {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [formError, setFormError] = useState<FormError | undefined>(
    initialError === undefined ? undefined : { text: initialError },
  )

  async function attempt(action: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setFormError(undefined)
    try {
      await action()
    } catch (failure) {
      setFormError(toFormError(failure))
    }
    isRunning.current = false
    setIsBusy(false)
  }

  return { isBusy, formError, setFormError, attempt }
}

function toFormError(failure: unknown): FormError {
  const [fieldError] = failure instanceof ApiError ? Object.entries(failure.fields) : []
  if (fieldError) return { field: fieldError[0], text: authErrorMessage(fieldError[1]) }
  return { text: authErrorMessage(failure instanceof Error ? failure.message : '') }
}
