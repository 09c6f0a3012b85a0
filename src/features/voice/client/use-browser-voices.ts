import { useEffect, useState } from 'react'
import { type BrowserVoice, orderVoices } from '../browser-voices.rules.ts'
import { readVoices, watchVoices } from './browser-voices.ts'
import { cacheVoices, readCachedVoices } from './cached-voices.ts'

interface ListedVoices {
  voices: BrowserVoice[]
  /** The browser has not listed its voices yet. `voices` are those of the last time. */
  areLoading: boolean
}

export function useBrowserVoices(): ListedVoices {
  const [listed, setListed] = useState(listVoices)
  useEffect(
    () =>
      watchVoices(found => {
        const voices = orderVoices(found)
        cacheVoices(voices)
        setListed({ voices, areLoading: false })
      }),
    [],
  )
  return listed
}

function listVoices(): ListedVoices {
  const voices = orderVoices(readVoices())
  if (voices.length > 0 || !globalThis.speechSynthesis) return { voices, areLoading: false }
  return { voices: readCachedVoices(), areLoading: true }
}
