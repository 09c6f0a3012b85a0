import { STATUS_CODES } from 'node:http'
import { Refusal, refuse } from '#platform/api.contract.ts'
import type { Log } from '#platform/server/log.ts'
import { type VoiceListAnswer, voiceContract, voicesFailed } from '../voice.contract.ts'
import { logSpeechError } from './log-speech-error.ts'
import type { Speech } from './open-speech.ts'
import { SpeechError } from './provider/speech-error.ts'
import type { SpeechProvider } from './provider/speech-provider.ts'

export async function listVoices(
  speech: Speech | undefined,
  log: Pick<Log, 'warn'>,
): Promise<VoiceListAnswer> {
  if (!speech) return { provider: null, voices: [], preferredVoiceId: null }
  const { provider, voiceList } = speech
  try {
    const { voices, preferred } = await voiceList.load()
    return { provider: provider.name, voices: [...voices], preferredVoiceId: preferred.voice_id }
  } catch (failure) {
    if (!(failure instanceof SpeechError)) throw failure
    logSpeechError(failure, provider, log)
    throw toRefusal(failure, provider)
  }
}

function toRefusal({ kind, shownStatus }: SpeechError, { name }: SpeechProvider): Refusal {
  const { listVoices } = voiceContract
  if (kind === 'no-voices') return refuse(listVoices, 'NO_VOICES')
  const error = `${voicesFailed} ${name}: ${STATUS_CODES[shownStatus] ?? shownStatus}`
  return new Refusal('VOICES_FAILED', { ...listVoices.refusals.VOICES_FAILED, error })
}
