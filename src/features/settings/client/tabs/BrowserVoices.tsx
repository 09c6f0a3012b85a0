import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { type BrowserVoice, useBrowserVoices } from '../use-browser-voices.ts'
import { useChangeSettings } from '../use-change-settings.ts'
import { useSettings } from '../use-settings.ts'
import { usualSettings } from '../usual-settings.ts'
import css from './BrowserVoices.module.css'

const shownAtFirst = 7
const usual = usualSettings.preferred_voice

export function BrowserVoices() {
  const voices = useBrowserVoices()
  const { preferred_voice: chosen } = useSettings()
  const change = useChangeSettings()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? voices : voices.slice(0, shownAtFirst)
  const choices = [...shown.map(describe), ...missing(chosen, shown, voices)]
  const choose = (voice: string) => change({ preferred_voice: voice })
  return (
    <>
      <fieldset className={css.voices} aria-label="Voice">
        <Choice name={usual} words="Whichever voice your browser prefers." {...{ chosen, choose }} />
        {choices.map(({ name, words }) => (
          <Choice key={name} {...{ name, words, chosen, choose }} />
        ))}
      </fieldset>
      {voices.length === 0 && (
        <p className={css.none}>
          This browser brings no voices along, so there is nothing else to choose here. Another browser or
          device may have some.
        </p>
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
  words: string
  chosen: string
  choose: (name: string) => void
}

function Choice({ name, words, chosen, choose }: ChoiceProps) {
  return (
    <label className={css.voice}>
      <input
        type="radio"
        name="preferred_voice"
        value={name}
        checked={chosen === name}
        onChange={() => choose(name)}
      />
      <span className={css.name}>{name}</span>
      <span className={css.words}>{words}</span>
    </label>
  )
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

function describe({ name, lang }: BrowserVoice) {
  return { name, words: sayLanguage(lang) }
}

function sayLanguage(lang: string): string {
  try {
    return languages.of(lang) ?? lang
  } catch {
    return lang
  }
}

/** What was chosen is always in sight, also where this device does not have it. */
function missing(chosen: string, shown: readonly BrowserVoice[], voices: readonly BrowserVoice[]) {
  if (chosen === usual || shown.some(({ name }) => name === chosen)) return []
  const known = voices.find(({ name }) => name === chosen)
  return [
    known ? describe(known) : { name: chosen, words: 'Not on this device. The usual voice reads here.' },
  ]
}
