import { parseRetryAfter } from '#platform/server/parse-retry-after.ts'
import type { Exchange } from './open-exchange.ts'
import { readText } from './read-bytes.ts'
import { SpeechError, type SpeechErrorKind } from './speech-error.ts'

/** As the providers call it when there is something to be paid. */
const creditReasons = [
  'quota_exceeded',
  'insufficient_quota',
  'insufficient_credits',
  'billing_hard_limit_reached',
  'payment_required',
]
const otherReasons = [
  'invalid_api_key',
  'missing_permissions',
  'needs_authorization',
  'detected_unusual_activity',
  'voice_not_found',
  'model_not_found',
  'max_character_limit_exceeded',
  'too_many_concurrent_requests',
  'system_busy',
  'rate_limit_exceeded',
]
const maxBytes = 16 * 1024

/** Of an answer that is no sound, nothing but a known reason is kept: its text may quote the key, and what was to be read. */
export async function readFailure(response: Response, exchange: Exchange): Promise<SpeechError> {
  const { status, headers } = response
  const text = await readText(response, exchange, maxBytes).catch(() => '')
  const reason = [...creditReasons, ...otherReasons].find(word => text.includes(`"${word}"`))
  const retryAfterMilliseconds = parseRetryAfter(headers.get('retry-after'))
  return new SpeechError(kindOf(status, reason), { status, reason, retryAfterMilliseconds })
}

function kindOf(status: number, reason: string | undefined): SpeechErrorKind {
  if (status === 402 || (reason && creditReasons.includes(reason))) return 'out-of-credit'
  if (status === 429) return 'busy'
  if (status >= 500) return 'failing'
  return status >= 400 ? 'refused' : 'not-audio'
}
