import { Refusal, refuse } from '#platform/api.contract.ts'
import { speechFailed, voiceContract } from '../voice.contract.ts'
import { SpeechError } from './provider/speech-error.ts'

const { speak } = voiceContract
const secondsPerDay = 86_400
const maxRetryAfterSeconds = 600
const unavailable = 503

export function refuseDailyLimit(now: Date): Refusal {
  const refusal = refuse(speak, 'DAILY_LIMIT')
  refusal.retryAfterSeconds = secondsPerDay - (Math.floor(now.getTime() / 1000) % secondsPerDay)
  return refusal
}

/** What a member is told of a failure. Anything but a failure of the provider stays what it is. */
export function toSpeechRefusal(failure: unknown, signal: AbortSignal): unknown {
  // The member has left, or the server stops.
  if (signal.aborted) return refuseWithStatus(unavailable)
  if (!(failure instanceof SpeechError)) return failure
  const { kind, shownStatus, retryAfterMilliseconds } = failure
  if (kind === 'out-of-credit') return refuse(speak, 'OUT_OF_CREDIT')
  if (kind === 'empty') return refuse(speak, 'EMPTY_AUDIO')
  const refusal = refuseWithStatus(shownStatus)
  if (retryAfterMilliseconds !== undefined)
    refusal.retryAfterSeconds = Math.min(Math.ceil(retryAfterMilliseconds / 1000), maxRetryAfterSeconds)
  return refusal
}

function refuseWithStatus(status: number): Refusal {
  return new Refusal('SPEECH_FAILED', {
    ...speak.refusals.SPEECH_FAILED,
    error: `${speechFailed}: ${status}`,
  })
}
