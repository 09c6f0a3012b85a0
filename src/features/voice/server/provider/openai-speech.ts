import type { Voice } from '../../voice.contract.ts'
import { requestAudio } from './request-audio.ts'
import { requestVoices } from './request-voices.ts'
import { SpeechError } from './speech-error.ts'
import type { SpeechProvider, SpeechTimeouts } from './speech-provider.ts'

interface OpenAiSpeechOptions {
  key: string | undefined
  /** Without a slash at the end. */
  url: string
  model: string | undefined
}

const defaultModel = 'tts-1'
/** OpenAI has no list of its voices. These are the ones that all of its models know, and most servers in its shape. */
const knownVoices = ['alloy', 'ash', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer']
/** Where servers in its shape have a list. */
const voicePaths = ['/audio/voices', '/voices']
const notOffered = [404, 405, 501]

/** https://platform.openai.com/docs/api-reference/audio/createSpeech */
export function openOpenAiSpeech(
  { key, url, model = defaultModel }: OpenAiSpeechOptions,
  timeouts: SpeechTimeouts,
): SpeechProvider {
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  return {
    name: new URL(url).hostname === 'api.openai.com' ? 'OpenAI' : 'the speech provider',
    async listVoices(signal) {
      for (const path of voicePaths) {
        const voices = await ifOffered(requestVoices({ url: url + path, headers }, signal, timeouts))
        if (voices) return voices
      }
      return knownVoices.map(name => ({ voice_id: name, name }))
    },
    speak: ({ text, voiceId, signal }) =>
      requestAudio(
        {
          url: `${url}/audio/speech`,
          headers,
          body: { model, input: text, voice: voiceId, response_format: 'mp3' },
        },
        signal,
        timeouts,
      ),
  }
}

async function ifOffered(request: Promise<Voice[]>): Promise<Voice[] | undefined> {
  try {
    return await request
  } catch (failure) {
    if (!(failure instanceof SpeechError)) throw failure
    const { kind, status } = failure
    if (kind === 'unreadable' || notOffered.includes(status ?? 0)) return undefined
    throw failure
  }
}
