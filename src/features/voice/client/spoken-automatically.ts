import { useSyncExternalStore } from 'react'

/** Of this device: without `sb-`, so that it outlasts a sign-out. */
const storageKey = 'spoken-automatically'

const listeners = new Set<() => void>()

/** Where nothing can be stored, the choice holds until the page is left. */
let unstored: string | undefined

/** Whether results and answers are spoken by themselves. Undefined until the member was asked. */
export function isSpokenAutomatically(): boolean | undefined {
  const choice = unstored ?? read()
  return choice === null ? undefined : choice === 'yes'
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export function setSpokenAutomatically(isSpoken: boolean): void {
  const choice = isSpoken ? 'yes' : 'no'
  try {
    localStorage.setItem(storageKey, choice)
    unstored = undefined
  } catch {
    unstored = choice
  }
  for (const listener of listeners) listener()
}

/** Also of changes in other tabs. */
export function subscribeToSpokenAutomatically(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}

export function useSpokenAutomatically(): boolean | undefined {
  return useSyncExternalStore(subscribeToSpokenAutomatically, isSpokenAutomatically)
}
