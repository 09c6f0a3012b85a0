import { useEffect, useState } from 'react'
import { useToast } from '#platform/client/ui/use-toast.ts'

/** What every voice says. */
export const voiceSample = 'Good evening. A maduro tonight, and something sweet to go with it.'

export interface VoicePreview {
  /** The voice that is heard now. */
  playing: string | undefined
  /** Undefined where the browser cannot speak. */
  toggle: ((voice: string) => void) | undefined
}

/** Speaks a sentence in a voice of the browser; an unknown name is its default voice. */
export function useVoicePreview(): VoicePreview {
  const [playing, setPlaying] = useState<string>()
  const toast = useToast()
  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  if (!window.speechSynthesis) return { playing, toggle: undefined }
  const { speechSynthesis } = window
  return {
    playing,
    toggle(voice) {
      speechSynthesis.cancel()
      setPlaying(playing === voice ? undefined : voice)
      if (playing === voice) return
      const utterance = new SpeechSynthesisUtterance(voiceSample)
      utterance.voice = speechSynthesis.getVoices().find(({ name }) => name === voice) ?? null
      const end = () => setPlaying(current => (current === voice ? undefined : current))
      utterance.addEventListener('end', end)
      utterance.addEventListener('error', ({ error }) => {
        end()
        if (error !== 'canceled' && error !== 'interrupted')
          toast.error('Failed to preview browser voice', { id: 'voice' })
      })
      speechSynthesis.speak(utterance)
    },
  }
}
