import { signedPoints } from '#features/pairing/client/ledger-line.ts'
import type { LearnedLeaning } from '../taste.contract.ts'

/** `From 4 ratings: −3 points` */
export function describeLeaning({ points, ratings }: LearnedLeaning): string {
  return `From ${ratings} ratings: ${signedPoints(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`
}
