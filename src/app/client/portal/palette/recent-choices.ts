import type { LinkEntry } from './palette-entry.ts'

/** Sign-out removes every key with the prefix `sb-`. */
const storageKey = 'sb-palette-recent'
const maxChoices = 4

/** Latest first. What an earlier version stored in another shape is left out. */
export function recentChoices(): LinkEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLinkEntry) : []
  } catch {
    return []
  }
}

/** `href` leads to this site only, whatever is stored. */
function isLinkEntry(entry: Partial<LinkEntry> | null): entry is LinkEntry {
  return (
    typeof entry?.id === 'string' && typeof entry.label === 'string' && /^\/(?![/\\])/.test(entry.href ?? '')
  )
}

export function rememberChoice({ id, label, href, isOfPortal, keys }: LinkEntry): void {
  const choice = { id, label, href, isOfPortal, ...(keys && { keys }) }
  const others = recentChoices().filter(stored => stored.id !== id)
  localStorage.setItem(storageKey, JSON.stringify([choice, ...others].slice(0, maxChoices)))
}
