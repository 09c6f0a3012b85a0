import { maxCounted } from '../vault.contract.ts'

/** `12 of 70 pairings` */
export function formatPairingCount(shown: number, total: number): string {
  if (total <= 0) return shown === 0 ? 'No matches' : ''
  const isCounted = total <= maxCounted
  const [few, all] = [shown.toLocaleString('en-US'), total.toLocaleString('en-US')]
  if (!isCounted && shown > maxCounted) return `${few} pairings`
  const pairings = isCounted ? (total === 1 ? '1 pairing' : `${all} pairings`) : 'more than 1,000 pairings'
  return shown < total ? `${few} of ${pairings}` : pairings
}
