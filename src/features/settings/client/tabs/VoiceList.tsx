import { PlayIcon } from '@phosphor-icons/react/Play'
import { StopIcon } from '@phosphor-icons/react/Stop'
import type { ReactNode } from 'react'
import { useChangeSettings } from '#features/member/client/use-change-settings.ts'
import { useSettings } from '#features/member/client/use-settings.ts'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { type VoicePreview, voiceSample } from '../use-voice-preview.ts'
import { FlatWaveform } from './FlatWaveform.tsx'
import css from './VoiceList.module.css'

export interface VoiceChoice {
  /** As `preferred_voice` of the settings holds it. */
  value: string
  name: string
  description: string
}

interface VoiceListProps {
  choices: readonly VoiceChoice[]
  preview: VoicePreview
  /** Of the note that says that none of them can be heard. */
  silentNoteId?: string | undefined
  children?: ReactNode
}

/** Voices of one kind: each can be heard, and one of all is chosen. */
export function VoiceList({ choices, preview, silentNoteId, children }: VoiceListProps) {
  const { preferred_voice: chosen } = useSettings()
  const change = useChangeSettings()
  return (
    <>
      <figure className={css.sample}>
        <FlatWaveform isSpeaking={preview.playing !== undefined} />
        <blockquote>{voiceSample}</blockquote>
        <figcaption>What each of them says.</figcaption>
      </figure>
      <fieldset className={css.voices} aria-label="Voice">
        {choices.map(choice => (
          <Choice
            key={choice.value}
            choice={choice}
            isChosen={chosen === choice.value}
            onChoose={() => change({ preferred_voice: choice.value })}
            preview={preview}
            silentNoteId={silentNoteId}
          />
        ))}
      </fieldset>
      {children}
    </>
  )
}

interface ChoiceProps {
  choice: VoiceChoice
  isChosen: boolean
  onChoose: () => void
  preview: VoicePreview
  silentNoteId: string | undefined
}

function Choice({
  choice: { value, name, description },
  isChosen,
  onChoose,
  preview: { playing, isWaiting, toggle },
  silentNoteId,
}: ChoiceProps) {
  const isOwn = playing === value
  const isSilent = silentNoteId !== undefined
  const isPlaying = isOwn && !isWaiting && !isSilent
  return (
    <div className={css.voice}>
      <label>
        <input type="radio" name="preferred_voice" value={value} checked={isChosen} onChange={onChoose} />
        <span className={css.name}>{name}</span>
        <span className={css.description}>{description}</span>
      </label>
      {toggle && (
        <IconButton
          label={isPlaying ? `Stop ${name}` : `Hear ${name}`}
          icon={isPlaying ? <StopIcon weight="fill" /> : <PlayIcon weight="light" />}
          working={isOwn && isWaiting}
          disabled={isSilent}
          focusableWhenDisabled
          aria-describedby={silentNoteId}
          onClick={() => toggle(value)}
        />
      )}
    </div>
  )
}
