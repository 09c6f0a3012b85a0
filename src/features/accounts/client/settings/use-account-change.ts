import { useEffect, useRef } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { sayAuthError } from '../../accounts.rules.ts'
import { type Complaint, useAttempt } from '../use-attempt.ts'

const fieldsByCode: Partial<Record<string, string>> = {
  INVALID_PASSWORD: 'password',
  PASSWORD_TOO_COMMON: 'newPassword',
  INVALID_CODE: 'code',
}

/** One change of the account at a time. `fallback` is said when the house did not say why it failed. */
export function useAccountChange(fallback: string) {
  const { isBusy, complaint, complain, attempt } = useAttempt()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (complaint?.field) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [complaint])
  return {
    /** Where the field is looked for that is complained of: it gets the focus. */
    form,
    isBusy,
    complain,
    textFor: (field: string) => (complaint?.field === field ? complaint.text : undefined),
    /** What is about no field of this form. */
    textBeside: (...fields: string[]) =>
      complaint && !fields.includes(complaint.field ?? '') ? complaint.text : undefined,
    change: (work: () => Promise<unknown>) =>
      attempt(() => work().catch((failure: unknown) => complain(complaintOf(failure, fallback)))),
  }
}

function complaintOf(failure: unknown, fallback: string): Complaint {
  const isAnswer = failure instanceof ApiError && failure.status < 500
  if (!isAnswer) return { text: failure instanceof AskedBrowser ? failure.message : fallback }
  const [named] = Object.entries(failure.fields)
  if (named) return { field: named[0], text: named[1] }
  return { field: fieldsByCode[failure.code], text: sayAuthError(failure.message) }
}

/** The browser was asked for something and did not do it; the message is for people. */
export class AskedBrowser extends Error {}
