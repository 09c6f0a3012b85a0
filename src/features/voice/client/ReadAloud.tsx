import type { ReactNode } from 'react'
import { AskToSpeak } from './AskToSpeak.tsx'
import { ListenButton } from './ListenButton.tsx'
import css from './ReadAloud.module.css'
import { speech } from './speech.ts'
import { usePairingVoice } from './use-pairing-voice.ts'
import { VoicePicker } from './VoicePicker.tsx'

interface ReadAloudProps {
  text: string
  /** Of the text, which may be spoken by itself. */
  id: string
  /** Before the button. */
  children?: ReactNode
  /** Where the question whether to read by itself is asked: whoever answers it loses the focus with it. */
  onDecided?: (() => void) | undefined
}

/** Reads a pairing, in a voice that can be chosen here. */
export function ReadAloud({ text, id, children, onDecided }: ReadAloudProps) {
  const { voice, choose } = usePairingVoice()
  const change = (chosen: string) => {
    choose(chosen)
    const isSpoken = speech.state().id === id
    speech.stop()
    if (isSpoken) void speech.speak(text, { id, voice: chosen })
  }
  return (
    <div className={css.read}>
      {children}
      <span className={css.listen}>
        <ListenButton text={text} id={id} voice={voice} size="medium" />
      </span>
      <VoicePicker voice={voice} onChoose={change} />
      {onDecided && <AskToSpeak text={text} id={id} voice={voice} onDecided={onDecided} />}
    </div>
  )
}
