import { useEffect, useEffectEvent } from 'react'
import { speech } from '#features/voice/client/speech.ts'
import { isSpokenAutomatically } from '#features/voice/client/spoken-automatically.ts'
import { useArrivingText } from '#features/voice/client/use-arriving-text.ts'
import { usePairingVoice } from '#features/voice/client/use-pairing-voice.ts'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import type { AdvisedPair, Answer } from './answer.ts'
import { takeAwaited } from './awaited-answer.ts'
import type { Narration } from './use-narration.ts'

interface SpokenResult {
  id: string
  text: string
}

/**
 * What is read of a result. The one that was asked for is read by itself if the member has agreed to that: in Arturo’s
 * words while they arrive, if a language model narrates it.
 */
export function useSpokenResult(answer: Answer, shown: AdvisedPair, narration: Narration): SpokenResult {
  const { voice, isLoading } = usePairingVoice()
  const inUnit = useTemperatureText()
  const id = `result ${answer.id} ${shown.id}`
  const text = inUnit(shown.result)
  const narrationAloud = useArrivingText(inUnit(narration.text), narration.state !== 'streaming')
  const readAwaited = useEffectEvent(async () => {
    if (!takeAwaited(answer.id) || !isSpokenAutomatically()) return
    if (narration.state !== 'idle') {
      const aloud = narrationAloud()
      const end = await speech.speak(aloud, { id, voice })
      if (end !== 'ended' || !aloud.isEmpty) return
    }
    await speech.speak(text, { id, voice })
  })
  useEffect(() => {
    if (!isLoading) void readAwaited()
  }, [isLoading])
  // Left before it was read.
  useEffect(() => () => void takeAwaited(answer.id), [answer.id])
  return { id, text }
}
