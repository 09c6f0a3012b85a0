import type { PaletteResults } from './use-palette-results.ts'

/** The line below the list, when there is something to say that the list does not. */
export function sayStatus({ groups, isLooking, trouble }: PaletteResults, typed: string): string | null {
  if (trouble === 'offline')
    return 'The house cannot be reached. Pages can still be found; cigars wait for the connection.'
  if (trouble === 'failed') return 'The catalogue did not answer. Pages can still be found.'
  if (groups.length > 0) return null
  return isLooking ? 'Looking through the house' : `Nothing by the name of “${typed.trim()}”.`
}

/** How much was found, for those who cannot see it: "3 pages, 1 cigar". */
export function sayCounts(results: PaletteResults, typed: string): string {
  if (results.isLooking) return ''
  const counts = results.groups.map(({ label, items }) => `${items.length} under ${label}`).join(', ')
  return [counts, sayStatus(results, typed)].filter(Boolean).join('. ')
}
