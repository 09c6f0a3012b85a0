import { StopIcon } from '@phosphor-icons/react/Stop'
import { Button } from '#platform/client/ui/Button.tsx'
import { speech } from './speech.ts'
import { useMemberVoice } from './use-member-voice.ts'
import { useSpeech } from './use-speech.ts'

interface StopReadingButtonProps {
  /** Of a text that is still arriving, and may be spoken meanwhile. */
  id: string
  /** The pressed button goes, and the focus with it. */
  onStopped: () => void
}

/** Ends the voice, not the text. Only there while the text is heard. */
export function StopReadingButton({ id, onStopped }: StopReadingButtonProps) {
  const { state, id: spokenId } = useSpeech(useMemberVoice())
  if (state !== 'speaking' || spokenId !== id) return null
  const stop = () => {
    speech.stop(id)
    onStopped()
  }
  return (
    <Button look="quiet" size="small" icon={<StopIcon weight="fill" />} onClick={stop}>
      Stop reading
    </Button>
  )
}
