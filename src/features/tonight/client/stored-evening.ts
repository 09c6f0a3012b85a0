import { type EveningMinutes, eveningTimes } from '../evening-times.rules.ts'

/** Of this tab, so that a reload and Back show the pick again. Sign-out removes every key with the prefix `sb-`. */
const storageKey = 'sb-evening'

export interface StoredEvening {
  minutes: EveningMinutes
  /** Ids of the cigars that were passed over. */
  seen: readonly string[]
}

export function storedEvening(): StoredEvening | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isEvening(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function storeEvening(evening: StoredEvening): void {
  sessionStorage.setItem(storageKey, JSON.stringify(evening))
}

function isEvening(stored: unknown): stored is StoredEvening {
  const { minutes, seen } = (stored ?? {}) as Partial<StoredEvening>
  return (
    eveningTimes.some(time => time.minutes === minutes) &&
    Array.isArray(seen) &&
    seen.every(id => typeof id === 'string')
  )
}
