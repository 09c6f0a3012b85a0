import { useId, useState } from 'react'
import { useSettings } from '#features/member/client/use-settings.ts'
import { type BrowserVoice, defaultVoice } from '#features/voice/browser-voices.rules.ts'
import { useBrowserVoices } from '#features/voice/client/use-browser-voices.ts'
import { premiumVoiceIdOf } from '#features/voice/preferred-voice.rules.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { useVoicePreview } from '../use-voice-preview.ts'
import css from './VoiceList.module.css'
import { type VoiceChoice, VoiceList } from './VoiceList.tsx'

const initialCount = 7

function defaultChoice(hasVoices: boolean): VoiceChoice {
  return {
    value: defaultVoice,
    name: defaultVoice,
    description: hasVoices ? 'An English voice of this browser.' : 'Whichever voice a browser has.',
  }
}

export function BrowserVoices() {
  const noteId = useId()
  const { voices, areLoading } = useBrowserVoices()
  const isSilent = voices.length === 0 && !areLoading
  const { preferred_voice: chosen } = useSettings()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? voices : voices.slice(0, initialCount)
  const choices = [
    defaultChoice(voices.length > 0),
    ...shown.map(toChoice),
    ...hiddenChoice(chosen, shown, voices, areLoading),
  ]
  const preview = useVoicePreview(
    choices.map(({ value }) => value),
    { canSpeak: Boolean(window.speechSynthesis), failed: 'Failed to preview browser voice' },
  )
  return (
    <VoiceList choices={choices} preview={preview} silentNoteId={isSilent ? noteId : undefined}>
      {voices.length === 0 && (
        <p id={noteId} className={css.none}>
          {areLoading
            ? 'Voices are loading.'
            : 'This browser has no voice. Another browser or device may have some.'}
        </p>
      )}
      {!showsAll && voices.length > shown.length && (
        <div className={css.more}>
          <Button onClick={() => setShowsAll(true)}>{`Show all ${voices.length} voices`}</Button>
        </div>
      )}
    </VoiceList>
  )
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

function toChoice({ name, lang }: BrowserVoice): VoiceChoice {
  return { value: name, name, description: languageName(lang) }
}

function languageName(lang: string): string {
  try {
    return languages.of(lang) ?? lang
  } catch {
    return lang
  }
}

/** The chosen voice is always listed, even beyond the first few or when this device lacks it. */
function hiddenChoice(
  chosen: string,
  shown: readonly BrowserVoice[],
  voices: readonly BrowserVoice[],
  areLoading: boolean,
): VoiceChoice[] {
  if (chosen === defaultVoice || premiumVoiceIdOf(chosen) !== undefined) return []
  if (shown.some(({ name }) => name === chosen)) return []
  const installed = voices.find(({ name }) => name === chosen)
  if (installed) return [toChoice(installed)]
  return [
    {
      value: chosen,
      name: chosen,
      description: areLoading
        ? 'Voices are loading.'
        : 'Not on this device, which uses an English voice of its own.',
    },
  ]
}
