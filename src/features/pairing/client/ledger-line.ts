import type { Reason } from '../pairing.contract.ts'

/** Reasons from the member's own taste are marked. */
export interface LedgerLine extends Reason {
  isOwnTaste?: boolean | undefined
}

/** `+4`, `−2` */
export function signedPoints(points: number): string {
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`
}
