import { ApiError } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { askFailed, tooManyQuestions } from '../ask.contract.ts'

const tooManyStatus = 429

/** Why there is no answer, and when to ask again if there were too many questions. */
export function explainFailure(failure: unknown): string {
  const isTooMany = failure instanceof ApiError && failure.status === tooManyStatus
  const seconds = isTooMany ? failure.retryAfterSeconds : undefined
  if (seconds === undefined) return messageFor(failure, askFailed)
  return `${tooManyQuestions} Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
}
