import { useEffect } from 'react'
import { defaultVoice } from '#features/voice/browser-voices.rules.ts'
import { speech } from '#features/voice/client/speech.ts'
import { isFindingVoice, useSpeech } from '#features/voice/client/use-speech.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'

/** What every voice says. */
export const voiceSample = 'Good evening. A maduro tonight, and something sweet to go with it.'

export interface VoicePreview {
  /** The voice that is heard now. */
  playing: string | undefined
  /** It waits until the browser has listed its voices. */
  isWaiting: boolean
  /** Undefined where voices of this kind cannot speak. */
  toggle: ((voice: string) => void) | undefined
}

interface PreviewOptions {
  canSpeak: boolean
  /** What is said when a voice is not heard. */
  failed: string
}

const previewId = (voice: string) => `preview ${voice}`

/** Speaks a sentence in one of the voices, as `preferred_voice` names them. All are of the browser, or all premium. */
export function useVoicePreview(
  voices: readonly string[],
  { canSpeak, failed }: PreviewOptions,
): VoicePreview {
  const speaking = useSpeech(voices[0] ?? defaultVoice)
  const toast = useToast()
  const playing = voices.find(voice => previewId(voice) === speaking.id)
  const isWaiting = playing !== undefined && isFindingVoice(speaking)
  useEffect(() => () => speech.stop(), [])
  if (!canSpeak) return { playing, isWaiting, toggle: undefined }
  async function play(voice: string): Promise<void> {
    const end = await speech.speak(voiceSample, { id: previewId(voice), voice, isThisVoiceOnly: true })
    if (end === 'failed') toast.error(failed, { id: 'voice' })
  }
  return {
    playing,
    isWaiting,
    toggle: voice => (voice === playing ? speech.stop() : void play(voice)),
  }
}
