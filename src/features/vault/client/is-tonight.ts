import { dayOf } from '#platform/client/day.ts'
import type { SavedPairing } from '../vault.contract.ts'

/** Whether the member has marked the pairing as had today. */
export function isTonight(facts: Pick<SavedPairing, 'status' | 'tried_on'> | undefined): boolean {
  return facts?.status === 'tried' && facts.tried_on === dayOf(new Date())
}
