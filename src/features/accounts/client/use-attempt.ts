import { useRef, useState } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { sayAuthError } from '../accounts.rules.ts'

/** What is wrong, and with which field; without a field it is about the whole form. */
export interface Complaint {
  field?: string | undefined
  text: string
}

/** One thing that is tried at a time: a second press while it is under way does nothing. `before` has not worked already. */
export function useAttempt(before?: string) {
  const isUnderWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [complaint, complain] = useState<Complaint | undefined>(
    before === undefined ? undefined : { text: before },
  )

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    complain(undefined)
    try {
      await work()
    } catch (failure) {
      complain(complaintOf(failure))
    }
    isUnderWay.current = false
    setIsBusy(false)
  }

  return { isBusy, complaint, complain, attempt }
}

function complaintOf(failure: unknown): Complaint {
  const [named] = failure instanceof ApiError ? Object.entries(failure.fields) : []
  if (named) return { field: named[0], text: sayAuthError(named[1]) }
  return { text: sayAuthError(failure instanceof Error ? failure.message : '') }
}
