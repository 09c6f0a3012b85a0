import { defaultVolume } from '../track.rules.ts'

/** Choices of this device: they stay after signing out. */
const volumeKey = 'music-volume'
const mutedKey = 'music-muted'

export interface StoredVolume {
  /** 0 to 1. */
  volume: number
  isMuted: boolean
}

/** The usual volume where nothing, or nonsense, is stored, or nothing can be. */
export function readVolume(): StoredVolume {
  const volume = Number(read(volumeKey) || Number.NaN)
  return {
    volume: volume >= 0 && volume <= 1 ? volume : defaultVolume,
    isMuted: read(mutedKey) === 'true',
  }
}

export function storeVolume({ volume, isMuted }: StoredVolume): void {
  try {
    localStorage.setItem(volumeKey, String(volume))
    localStorage.setItem(mutedKey, String(isMuted))
  } catch {
    // A full or closed storage: the choice holds until the page is left.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
