import { useEffect, useState } from 'react'

export interface BrowserVoice {
  name: string
  lang: string
}

/** The voices that this browser brings along; it may learn of them only after a while. */
export function useBrowserVoices(): BrowserVoice[] {
  const [voices, setVoices] = useState(readVoices)
  useEffect(() => {
    const speech = window.speechSynthesis
    if (!speech) return
    const read = () => setVoices(readVoices())
    speech.addEventListener('voiceschanged', read)
    return () => speech.removeEventListener('voiceschanged', read)
  }, [])
  return voices
}

function readVoices(): BrowserVoice[] {
  return orderVoices(window.speechSynthesis?.getVoices() ?? [])
}

/** English ones first, since that is what the house speaks; each name once. */
export function orderVoices(voices: readonly BrowserVoice[]): BrowserVoice[] {
  // Some systems write `en_US`.
  const byName = new Map(voices.map(({ name, lang }) => [name, { name, lang: lang.replace('_', '-') }]))
  const isEnglish = ({ lang }: BrowserVoice) => /^en\b/i.test(lang)
  return [...byName.values()].toSorted(
    (one, other) =>
      Number(isEnglish(other)) - Number(isEnglish(one)) ||
      one.lang.localeCompare(other.lang) ||
      one.name.localeCompare(other.name),
  )
}
