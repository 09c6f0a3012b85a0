import type { EventScope } from '../managed-events.contract.ts'
import type { EventRow } from './managed-events.store.ts'

/** The events of a series that a change of one is for: itself, and of the others those that have not begun. */
export function selectScope(
  series: readonly EventRow[],
  event: EventRow,
  scope: EventScope,
  now: Date,
): EventRow[] {
  return series.filter(row => {
    if (row.id === event.id) return true
    if (scope === 'this' || row.start_time <= now) return false
    return scope === 'all' || row.start_time > event.start_time
  })
}
