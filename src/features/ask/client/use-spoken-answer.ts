import { useEffect, useRef } from 'react'
import { GrowingText } from '#features/voice/client/growing-text.ts'
import { speech } from '#features/voice/client/speech.ts'
import { isSpokenAutomatically } from '#features/voice/client/spoken-automatically.ts'
import { useMemberVoice } from '#features/voice/client/use-member-voice.ts'
import { useSpeech } from '#features/voice/client/use-speech.ts'

interface SpokenAnswer {
  /** Returns what the answer is added to while it arrives; undefined where answers are not spoken by themselves. */
  begin: (id: string) => GrowingText | undefined
  stop: () => void
}

/** Reads the answer to the last question aloud while it arrives, if the member has agreed to that. */
export function useSpokenAnswer(): SpokenAnswer {
  const { speak } = useSpeech(useMemberVoice())
  const lastId = useRef<string>(undefined)
  useEffect(() => () => stopText(lastId.current), [])
  return {
    begin(id) {
      stopText(lastId.current)
      lastId.current = id
      if (!isSpokenAutomatically()) return undefined
      const text = new GrowingText()
      void speak(text, id)
      return text
    },
    stop: () => stopText(lastId.current),
  }
}

function stopText(id: string | undefined): void {
  if (id !== undefined) speech.stop(id)
}
