import { refuse } from '#platform/api.contract.ts'
import { type Voice, voiceContract } from '../voice.contract.ts'
import { SpeechError } from './provider/speech-error.ts'
import type { SpeechProvider } from './provider/speech-provider.ts'

interface Listed {
  voices: readonly Voice[]
  /** The one called jade, otherwise the first. */
  preferred: Voice
}

/** The voices that may read. Its methods throw `SpeechError` if there is none. */
export interface VoiceList {
  load(): Promise<Listed>
  /** The id of a voice of the list, by default of the preferred one. Another one is refused, and never sent. */
  choose(voiceId: string | undefined, signal: AbortSignal): Promise<string>
}

const preferredName = 'jade'
/** So that not every text waits for a list. */
const keptMilliseconds = 600_000

export function openVoiceList(provider: SpeechProvider, now = () => performance.now()): VoiceList {
  let kept: { listed: Listed; until: number } | undefined
  const load = async (signal?: AbortSignal) => {
    const listed = toListed(await provider.listVoices(signal))
    kept = { listed, until: now() + keptMilliseconds }
    return listed
  }
  const find = async (signal: AbortSignal) => {
    if (kept && now() < kept.until) return kept.listed
    return load(signal).catch((failure: unknown) => {
      // A provider that cannot list its voices now may still read.
      if (kept && !signal.aborted) return kept.listed
      throw failure
    })
  }
  return {
    load: () => load(),
    async choose(voiceId, signal) {
      const { voices, preferred } = await find(signal)
      if (voiceId === undefined) return preferred.voice_id
      if (voices.some(({ voice_id }) => voice_id === voiceId)) return voiceId
      throw refuse(voiceContract.speak, 'UNKNOWN_VOICE')
    },
  }
}

function toListed(voices: readonly Voice[]): Listed {
  const preferred = voices.find(({ name }) => name.toLowerCase() === preferredName) ?? voices[0]
  if (!preferred) throw new SpeechError('no-voices')
  return { voices, preferred }
}
