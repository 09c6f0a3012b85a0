import { type CircuitBreakerOptions, defaultBreaker } from '#platform/server/circuit-breaker.ts'
import type { Settings } from '#platform/server/settings.ts'
import { openElevenLabs } from './provider/elevenlabs.ts'
import { openOpenAiSpeech } from './provider/openai-speech.ts'
import type { SpeechProvider, SpeechTimeouts } from './provider/speech-provider.ts'
import { type WatchedSpeechProvider, withSpeechBreaker } from './provider/with-speech-breaker.ts'
import type { LastSound } from './stream-parts.ts'
import { openVoiceList, type VoiceList } from './voice-list.ts'

export type SpeechSettings = Pick<
  Settings,
  | 'elevenLabsApiKey'
  | 'elevenLabsBaseUrl'
  | 'speechUrl'
  | 'speechApiKey'
  | 'speechModel'
  | 'speechPartCharacters'
  | 'speechDailyCharacters'
>

/** The premium voices. */
export interface Speech {
  provider: WatchedSpeechProvider
  voiceList: VoiceList
  lastSound: LastSound
  /** Of one request to the provider. */
  partCharacters: number
  /** Per member and day. */
  dailyCharacters: number
}

/** A server without a graphics card may need seconds for a long sentence. */
const defaultTimeouts: SpeechTimeouts = {
  idleMilliseconds: 15_000,
  totalMilliseconds: 300_000,
  listMilliseconds: 4_000,
}

/** Undefined if no provider is configured, or if members may have nothing read by it. */
export function openSpeech(
  settings: SpeechSettings,
  timeouts: SpeechTimeouts = defaultTimeouts,
  breaker: CircuitBreakerOptions = defaultBreaker,
): Speech | undefined {
  const { speechDailyCharacters: dailyCharacters, speechPartCharacters: partCharacters } = settings
  const opened = openProvider(settings, timeouts)
  if (!opened || dailyCharacters === 0) return undefined
  const provider = withSpeechBreaker(opened, breaker)
  return {
    provider,
    voiceList: openVoiceList(provider),
    lastSound: { type: undefined },
    partCharacters,
    dailyCharacters,
  }
}

function openProvider(settings: SpeechSettings, timeouts: SpeechTimeouts): SpeechProvider | undefined {
  const { elevenLabsApiKey, elevenLabsBaseUrl, speechUrl, speechApiKey, speechModel: model } = settings
  if (elevenLabsApiKey)
    return openElevenLabs({ key: elevenLabsApiKey, url: withoutSlash(elevenLabsBaseUrl), model }, timeouts)
  if (speechUrl) return openOpenAiSpeech({ key: speechApiKey, url: withoutSlash(speechUrl), model }, timeouts)
  return undefined
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')
