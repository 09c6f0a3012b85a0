import { ApiError } from '#platform/client/api.ts'
import type { Answered } from '../../queue.contract.ts'

/** What another admin did with a report; undefined for any other failure. */
export function answeredInWords(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'ALREADY_ANSWERED') return undefined
  const { outcome, answeredBy, word } = failure.current as Answered
  const who = answeredBy ?? 'Another admin'
  return outcome === 'taken-over'
    ? `${who} has taken this report over in the meantime.`
    : `${who} has declined this report in the meantime: “${word}”`
}
