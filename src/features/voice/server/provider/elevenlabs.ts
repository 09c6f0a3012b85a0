import { requestAudio } from './request-audio.ts'
import { requestVoices } from './request-voices.ts'
import type { SpeechProvider, SpeechTimeouts } from './speech-provider.ts'

interface ElevenLabsOptions {
  key: string
  /** Without a slash at the end. */
  url: string
  model: string | undefined
}

const defaultModel = 'eleven_multilingual_v2'
const voiceSettings = { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true }

/** https://elevenlabs.io/docs/api-reference/text-to-speech/stream */
export function openElevenLabs(
  { key, url, model = defaultModel }: ElevenLabsOptions,
  timeouts: SpeechTimeouts,
): SpeechProvider {
  const headers = { 'xi-api-key': key }
  return {
    name: 'ElevenLabs',
    listVoices: signal => requestVoices({ url: `${url}/v1/voices`, headers }, signal, timeouts),
    speak: ({ text, voiceId, signal }) =>
      requestAudio(
        {
          url: `${url}/v1/text-to-speech/${encodeURIComponent(voiceId)}/stream`,
          headers,
          body: { text, model_id: model, voice_settings: voiceSettings },
        },
        signal,
        timeouts,
      ),
  }
}
