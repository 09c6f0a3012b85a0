import { ApiError } from '#platform/client/api.ts'
import type { Answered } from '../../queue.contract.ts'

/** Why a report cannot be answered any more: what another admin did with it, or the member. Undefined for other failures. */
export function goneInWords(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined
  if (failure.code === 'NO_SUCH_REPORT') return failure.message
  if (failure.code !== 'ALREADY_ANSWERED') return undefined
  const { outcome, answeredBy, word } = failure.current as Answered
  const who = answeredBy ?? 'Another admin'
  return outcome === 'taken-over'
    ? `${who} has taken this report over in the meantime.`
    : `${who} has declined this report in the meantime: “${word}”`
}
