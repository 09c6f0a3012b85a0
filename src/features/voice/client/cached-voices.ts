import type { BrowserVoice } from '../browser-voices.rules.ts'
import type { Voice } from '../voice.contract.ts'

/** Of this device, like the voices of its browser; those of the lounge stand in the same list. */
const storageKey = 'cached_voices'

/** The voices of the browser of the last time, to be shown until it has made its own list. */
export function readCachedVoices(): BrowserVoice[] {
  return read().filter(isBrowserVoice)
}

export function cacheVoices(voices: readonly BrowserVoice[]): void {
  // A browser may list none for a while, and then them all.
  if (voices.length > 0) write([...voices, ...readCachedPremiumVoices()])
}

/** The voices of the lounge of the last time, the preferred one first. */
export function readCachedPremiumVoices(): Voice[] {
  return read().filter(isPremiumVoice)
}

export function cachePremiumVoices(voices: readonly Voice[]): void {
  write([...readCachedVoices(), ...voices])
}

type Stored = Partial<BrowserVoice & Voice> | null

function read(): Stored[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function write(voices: readonly (BrowserVoice | Voice)[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(voices))
  } catch {
    // A full or closed storage: the list is made anew on the next page.
  }
}

function isBrowserVoice(voice: Stored): voice is BrowserVoice {
  return typeof voice?.name === 'string' && typeof voice.lang === 'string'
}

function isPremiumVoice(voice: Stored): voice is Voice {
  return typeof voice?.name === 'string' && typeof voice.voice_id === 'string'
}
