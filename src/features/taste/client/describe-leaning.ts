import { signedPoints } from '#features/pairing/client/ledger-line.ts'
import type { LearnedLeaning } from '../taste.contract.ts'

/** `1 rating`, `4 ratings` */
export const countRatings = (ratings: number) => (ratings === 1 ? '1 rating' : `${ratings} ratings`)

/** `From 4 ratings: −3 points` */
export function describeLeaning({ points, ratings }: LearnedLeaning): string {
  return `From ${countRatings(ratings)}: ${signedPoints(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`
}
