import type { PaletteResults } from './use-palette-results.ts'

/** The line below the list, or null if the list is enough. */
export function formatStatus({ groups, isLooking, failure }: PaletteResults, typed: string): string | null {
  if (failure === 'offline')
    return 'Smoke Deck can’t be reached. You can still open pages; finding cigars needs a connection.'
  if (failure === 'failed') return 'The cigar search failed. You can still open pages.'
  if (groups.length > 0) return null
  return isLooking ? 'Searching' : `No match for “${typed.trim()}”.`
}

/** For screen readers: "3 under Pages, 1 under Cigars". */
export function formatCounts(results: PaletteResults, typed: string): string {
  if (results.isLooking) return ''
  const counts = results.groups.map(({ label, items }) => `${items.length} under ${label}`).join(', ')
  return [counts, formatStatus(results, typed)].filter(Boolean).join('. ')
}
