import { PlayIcon } from '@phosphor-icons/react/Play'
import { StopIcon } from '@phosphor-icons/react/Stop'
import { useState } from 'react'
import { useChangeSettings } from '#features/member/client/use-change-settings.ts'
import { useSettings } from '#features/member/client/use-settings.ts'
import { defaultSettings } from '#features/member/member.contract.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { type BrowserVoice, useBrowserVoices } from '../use-browser-voices.ts'
import { useVoicePreview, type VoicePreview, voiceSample } from '../use-voice-preview.ts'
import css from './BrowserVoices.module.css'
import { FlatWaveform } from './FlatWaveform.tsx'

const initialCount = 7
const defaultVoice = defaultSettings.preferred_voice

export function BrowserVoices() {
  const voices = useBrowserVoices()
  const { preferred_voice: chosen } = useSettings()
  const change = useChangeSettings()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? voices : voices.slice(0, initialCount)
  const choices = [...shown.map(toChoice), ...hiddenChoice(chosen, shown, voices)]
  const choose = (voice: string) => change({ preferred_voice: voice })
  const preview = useVoicePreview()
  return (
    <>
      <figure className={css.sample}>
        <FlatWaveform isSpeaking={preview.playing !== undefined} />
        <blockquote>{voiceSample}</blockquote>
        <figcaption>What each of them says.</figcaption>
      </figure>
      <fieldset className={css.voices} aria-label="Voice">
        <Choice
          name={defaultVoice}
          description="Your browser’s default voice."
          {...{ chosen, choose, preview }}
        />
        {choices.map(({ name, description }) => (
          <Choice key={name} {...{ name, description, chosen, choose, preview }} />
        ))}
      </fieldset>
      {voices.length === 0 && (
        <p className={css.none}>This browser has no other voices. Another browser or device may have some.</p>
      )}
      {!showsAll && voices.length > shown.length && (
        <div className={css.more}>
          <Button onClick={() => setShowsAll(true)}>{`Show all ${voices.length} voices`}</Button>
        </div>
      )}
    </>
  )
}

interface ChoiceProps {
  name: string
  description: string
  chosen: string
  choose: (name: string) => void
  preview: VoicePreview
}

function Choice({ name, description, chosen, choose, preview: { playing, toggle } }: ChoiceProps) {
  const isPlaying = playing === name
  return (
    <div className={css.voice}>
      <label>
        <input
          type="radio"
          name="preferred_voice"
          value={name}
          checked={chosen === name}
          onChange={() => choose(name)}
        />
        <span className={css.name}>{name}</span>
        <span className={css.description}>{description}</span>
      </label>
      {toggle && (
        <IconButton
          label={isPlaying ? `Stop ${name}` : `Hear ${name}`}
          icon={isPlaying ? <StopIcon weight="fill" /> : <PlayIcon weight="light" />}
          onClick={() => toggle(name)}
        />
      )}
    </div>
  )
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

function toChoice({ name, lang }: BrowserVoice) {
  return { name, description: languageName(lang) }
}

function languageName(lang: string): string {
  try {
    return languages.of(lang) ?? lang
  } catch {
    return lang
  }
}

/** The chosen voice is always listed, even beyond the first few or when this device lacks it. */
function hiddenChoice(chosen: string, shown: readonly BrowserVoice[], voices: readonly BrowserVoice[]) {
  if (chosen === defaultVoice || shown.some(({ name }) => name === chosen)) return []
  const installed = voices.find(({ name }) => name === chosen)
  return [
    installed
      ? toChoice(installed)
      : { name: chosen, description: 'Not on this device, which uses the default voice.' },
  ]
}
