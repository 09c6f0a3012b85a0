import { SpeakerHighIcon } from '@phosphor-icons/react/SpeakerHigh'
import { StopIcon } from '@phosphor-icons/react/Stop'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { useSettings } from '#features/member/client/use-settings.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { lexiconOf } from '../lounge-lexicon.rules.ts'
import { premiumVoiceIdOf } from '../preferred-voice.rules.ts'
import { speech } from './speech.ts'
import { isFindingVoice, isWithoutVoice } from './use-speech.ts'

interface HearButtonProps {
  written: string
  spoken: string
}

/** Says one word in the member's own voice, as it would be said in a text. */
export function HearButton({ written, spoken }: HearButtonProps) {
  const id = useId()
  const toast = useToast()
  const { preferred_voice: voice } = useSettings()
  const isPremium = premiumVoiceIdOf(voice) !== undefined
  const isOwn = useSyncExternalStore(speech.subscribe, () => speech.state().id === id)
  const isSilent = useSyncExternalStore(speech.subscribe, () => isWithoutVoice(speech.state())) && !isPremium
  const isFinding = useSyncExternalStore(speech.subscribe, () => isFindingVoice(speech.state())) && !isPremium
  const isHeard = isOwn && !isSilent && !isFinding
  useEffect(() => () => speech.stop(id), [id])
  const isEmpty = written.trim() === '' || spoken.trim() === ''
  async function say(): Promise<void> {
    const lexicon = lexiconOf([{ id, written, spoken }])
    const end = await speech.speak(written, { id, voice, lexicon })
    if (end === 'failed') toast.error('The voice has failed. Try again.', { id: 'voice' })
  }
  return (
    <Button
      look="quiet"
      size="small"
      icon={isHeard ? <StopIcon weight="fill" /> : <SpeakerHighIcon weight="light" />}
      aria-label={isHeard ? 'Stop' : `Hear “${written}”`}
      working={isOwn && isFinding}
      disabled={isEmpty || isSilent}
      focusableWhenDisabled
      onClick={() => (isHeard ? speech.stop(id) : void say())}
    >
      {isHeard ? 'Stop' : 'Hear'}
    </Button>
  )
}
