import { useEffect, useState } from 'react'

export interface BrowserVoice {
  name: string
  lang: string
}

/** Chromium returns an empty list first and fires `voiceschanged` later. */
export function useBrowserVoices(): BrowserVoice[] {
  const [voices, setVoices] = useState(readVoices)
  useEffect(() => {
    const synthesis = window.speechSynthesis
    if (!synthesis) return
    const update = () => setVoices(readVoices())
    synthesis.addEventListener('voiceschanged', update)
    return () => synthesis.removeEventListener('voiceschanged', update)
  }, [])
  return voices
}

function readVoices(): BrowserVoice[] {
  return orderVoices(window.speechSynthesis?.getVoices() ?? [])
}

/** English first, because the texts are English. Each name once. */
export function orderVoices(voices: readonly BrowserVoice[]): BrowserVoice[] {
  // Some systems write `en_US`.
  const byName = new Map(voices.map(({ name, lang }) => [name, { name, lang: lang.replace('_', '-') }]))
  const isEnglish = ({ lang }: BrowserVoice) => /^en\b/i.test(lang)
  return [...byName.values()].toSorted(
    (a, b) =>
      Number(isEnglish(b)) - Number(isEnglish(a)) ||
      a.lang.localeCompare(b.lang) ||
      a.name.localeCompare(b.name),
  )
}
