import { MicrophoneIcon } from '@phosphor-icons/react/Microphone'
import { useEffect, useRef, useState } from 'react'
import { appendDictated } from '../../dictation/dictated-text.ts'
import { findSpeechRecognition } from '../../dictation/speech-recognition.ts'
import { useDictation } from '../../dictation/use-dictation.ts'
import css from './Dictation.module.css'

interface DictationProps {
  /** Of the button: "Dictate the notes". */
  label: string
  /** Of the field that is written to. */
  value: string
  maxLength: number
  onValueChange: (value: string) => void
}

/** Below a field: what is said is written at its end. Nothing where the browser cannot listen. */
export function Dictation(props: DictationProps) {
  const [isSupported] = useState(() => findSpeechRecognition() !== undefined)
  return isSupported ? <Microphone {...props} /> : null
}

function Microphone({ label, value, maxLength, onValueChange }: DictationProps) {
  /** Ahead of `value` when two results come before it is rendered. */
  const text = useRef(value)
  useEffect(() => {
    text.current = value
  }, [value])
  const { isListening, problem, toggle } = useDictation({
    onHeard: words => {
      text.current = appendDictated(text.current, words, maxLength)
      onValueChange(text.current)
    },
  })
  return (
    <div className={css.row}>
      <button
        type="button"
        className={css.button}
        aria-label={label}
        aria-pressed={isListening}
        onClick={toggle}
      >
        <MicrophoneIcon weight={isListening ? 'fill' : 'light'} size={20} aria-hidden="true" />
      </button>
      <p role="status" className={css.words} data-invalid={(!isListening && problem) || undefined}>
        {isListening ? 'Listening. Press again or Escape to stop.' : problem}
      </p>
      {!isListening && !problem && (
        <p className={css.words}>{label}. The maker of your browser may process the sound.</p>
      )}
    </div>
  )
}
