import { SpeakerHighIcon } from '@phosphor-icons/react/SpeakerHigh'
import { StopIcon } from '@phosphor-icons/react/Stop'
import { useEffect, useId } from 'react'
import { Button, type ButtonProps } from '#platform/client/ui/Button.tsx'
import { noVoiceNote } from '../browser-voices.rules.ts'
import css from './ListenButton.module.css'
import type { SpeechState } from './speaker.ts'
import { speech } from './speech.ts'
import { isFindingVoice, isWithoutVoice, useSpeech } from './use-speech.ts'

interface ListenButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  /** Or what gives it while it arrives. */
  text: string | (() => AsyncIterable<string>)
  voice: string
  /** Of the text, if it can also begin to be spoken elsewhere. */
  id?: string
}

/** Reads a text aloud, until its end, the next press, or until the button has gone. */
export function ListenButton({ text, voice, id, look, size = 'small' }: ListenButtonProps) {
  const ownId = useId()
  const textId = id ?? ownId
  const speaking = useSpeech(voice)
  const { id: spokenId, speak } = speaking
  useEffect(() => () => speech.stop(textId), [textId])
  const isOwn = spokenId === textId
  const isSilent = isWithoutVoice(speaking)
  const isWaiting = isOwn && isFindingVoice(speaking)
  const isSpoken = isOwn && !isSilent && !isWaiting
  const note = noteOf(speaking, textId)
  const press = () => {
    if (isSpoken) speech.stop(textId)
    else void speak(typeof text === 'string' ? text : text(), textId)
  }
  return (
    <>
      <Button
        look={look}
        size={size}
        icon={isSpoken ? <StopIcon weight="fill" /> : <SpeakerHighIcon weight="light" />}
        working={isWaiting}
        disabled={isSilent}
        focusableWhenDisabled
        aria-describedby={isSilent || isWaiting ? `${ownId}-note` : undefined}
        onClick={press}
      >
        {isSpoken ? 'Stop' : 'Listen'}
      </Button>
      <span id={`${ownId}-note`} className={css.note} role="status">
        {note}
      </span>
    </>
  )
}

function noteOf(speaking: SpeechState, textId: string): string {
  if (isWithoutVoice(speaking)) return noVoiceNote
  if (speaking.failedId === textId) return 'The voice has failed. Press Listen to try again.'
  return speaking.id === textId && isFindingVoice(speaking) ? 'Voices are loading.' : ''
}
