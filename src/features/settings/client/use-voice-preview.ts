import { useEffect } from 'react'
import { speech } from '#features/voice/client/speech.ts'
import { useMemberVoice } from '#features/voice/client/use-member-voice.ts'
import { useSpeech } from '#features/voice/client/use-speech.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'

/** What every voice says. */
export const voiceSample = 'Good evening. A maduro tonight, and something sweet to go with it.'

export interface VoicePreview {
  /** The voice that is heard now. */
  playing: string | undefined
  /** Undefined where voices of this kind cannot speak. */
  toggle: ((voice: string) => void) | undefined
}

interface PreviewOptions {
  canSpeak: boolean
  /** What is said when a voice is not heard. */
  failed: string
}

const previewId = (voice: string) => `preview ${voice}`

/** Speaks a sentence in one of the voices, as `preferred_voice` names them. */
export function useVoicePreview(
  voices: readonly string[],
  { canSpeak, failed }: PreviewOptions,
): VoicePreview {
  const { id } = useSpeech(useMemberVoice())
  const toast = useToast()
  const playing = voices.find(voice => previewId(voice) === id)
  useEffect(() => () => speech.stop(), [])
  if (!canSpeak) return { playing, toggle: undefined }
  async function play(voice: string): Promise<void> {
    const end = await speech.speak(voiceSample, { id: previewId(voice), voice, isThisVoiceOnly: true })
    if (end === 'failed') toast.error(failed, { id: 'voice' })
  }
  return {
    playing,
    toggle: voice => (voice === playing ? speech.stop() : void play(voice)),
  }
}
