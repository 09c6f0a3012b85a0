import { useEffect, useEffectEvent } from 'react'
import { defaultVoice } from '../browser-voices.rules.ts'
import { AskToSpeak } from './AskToSpeak.tsx'
import { ListenButton } from './ListenButton.tsx'
import css from './ReadAloud.module.css'
import { speech } from './speech.ts'
import { isSpokenAutomatically } from './spoken-automatically.ts'

interface ReadByBrowserProps {
  text: string
  id: string
  /** The pressed button of the question goes, and the focus with it. */
  onDecided: () => void
}

/** Reads a pairing that somebody without settings has asked for: in a voice of the browser, by itself once agreed. */
export function ReadByBrowser({ text, id, onDecided }: ReadByBrowserProps) {
  const readAtOnce = useEffectEvent(() => {
    if (isSpokenAutomatically()) void speech.speak(text, { id })
  })
  useEffect(() => readAtOnce(), [])
  return (
    <div className={css.read}>
      <span className={css.listen}>
        <ListenButton text={text} id={id} voice={defaultVoice} size="medium" />
      </span>
      <AskToSpeak
        text={text}
        id={id}
        voice={defaultVoice}
        question="Shall I read pairings aloud?"
        onDecided={onDecided}
      />
    </div>
  )
}
