import { useSyncExternalStore } from 'react'

/** Of this tab, until the member signs out: `sb-`. */
const storageKey = 'sb-voice'

/** A voice that was chosen where something is read, for the time being. */
interface ChosenVoice {
  voice: string
  /** The voice of the settings at that time. A change there comes later, and counts. */
  insteadOf: string
}

const listeners = new Set<() => void>()

/** Where nothing can be stored, the choice holds until the page is left. */
let unstored: string | undefined

export function chooseVoiceHere(chosen: ChosenVoice): void {
  const value = JSON.stringify(chosen)
  try {
    sessionStorage.setItem(storageKey, value)
    unstored = undefined
  } catch {
    unstored = value
  }
  for (const listener of listeners) listener()
}

/** Undefined unless another voice than that of the settings was chosen in this tab. */
export function useVoiceChosenHere(settingsVoice: string): string | undefined {
  const stored = useSyncExternalStore(subscribe, read)
  const chosen = stored === null ? undefined : (JSON.parse(stored) as ChosenVoice)
  return chosen?.insteadOf === settingsVoice ? chosen.voice : undefined
}

function read(): string | null {
  try {
    return unstored ?? sessionStorage.getItem(storageKey)
  } catch {
    return unstored ?? null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
