export function formatPairingCount(count: number, hasMore: boolean): string {
  if (count === 0) return hasMore ? '' : 'Nothing matches'
  const pairings = count === 1 ? '1 pairing' : `${count} pairings`
  return hasMore ? `The first ${pairings}` : pairings
}
