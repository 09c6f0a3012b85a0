import type { PaletteResults } from './use-palette-results.ts'

/** The line below the list, or null if the list is enough. */
export function formatStatus({ groups, isLooking, failure }: PaletteResults, typed: string): string | null {
  if (failure === 'offline')
    return 'Smoke Deck cannot be reached. Pages can still be found; cigars wait for the connection.'
  if (failure === 'failed') return 'The catalogue did not answer. Pages can still be found.'
  if (groups.length > 0) return null
  return isLooking ? 'Searching' : `Nothing by the name of “${typed.trim()}”.`
}

/** For screen readers: "3 under Pages, 1 under Cigars". */
export function formatCounts(results: PaletteResults, typed: string): string {
  if (results.isLooking) return ''
  const counts = results.groups.map(({ label, items }) => `${items.length} under ${label}`).join(', ')
  return [counts, formatStatus(results, typed)].filter(Boolean).join('. ')
}
