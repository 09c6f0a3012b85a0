import { useId } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import css from './AskToSpeak.module.css'
import { setSpokenAutomatically, useSpokenAutomatically } from './spoken-automatically.ts'
import { useSpeech } from './use-speech.ts'

interface AskToSpeakProps {
  /** What is spoken at once if the member agrees, under the id of its button. */
  text: string
  id: string
  voice: string
  /** Default: for members, who also get answers. */
  question?: string | undefined
  /** The pressed button goes, and the focus with it. */
  onDecided: () => void
}

const forMembers = 'Shall I read pairings and answers aloud?'

/** Asks once on a device, and only where there is a voice. */
export function AskToSpeak({ text, id, voice, question = forMembers, onDecided }: AskToSpeakProps) {
  const labelId = useId()
  const { hasVoice, speak } = useSpeech(voice)
  const isDecided = useSpokenAutomatically() !== undefined
  if (isDecided || hasVoice !== true) return null
  const decide = (isWanted: boolean) => {
    setSpokenAutomatically(isWanted)
    onDecided()
    if (isWanted) void speak(text, id)
  }
  return (
    <fieldset aria-labelledby={labelId} className={css.question}>
      <span id={labelId}>{question}</span>
      <span className={css.answers}>
        <Button size="small" onClick={() => decide(true)}>
          Yes, read them
        </Button>
        <Button size="small" look="quiet" onClick={() => decide(false)}>
          No, thanks
        </Button>
      </span>
    </fieldset>
  )
}
