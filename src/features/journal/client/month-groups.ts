import { dayOf } from '#platform/client/day.ts'
import type { JournalEntry } from '../journal.contract.ts'

export interface MonthGroup {
  /** `2026-11`, on the calendar of this device. */
  month: string
  /** "November 2026" */
  title: string
  entries: JournalEntry[]
}

/** Entries in the order of time, each month with its own. */
export function groupByMonth(entries: readonly JournalEntry[]): MonthGroup[] {
  const groups: MonthGroup[] = []
  for (const entry of entries) {
    const smokedAt = new Date(entry.smokedAt)
    const month = dayOf(smokedAt).slice(0, 7)
    const last = groups.at(-1)
    if (last?.month === month) last.entries.push(entry)
    else groups.push({ month, title: monthTitle(smokedAt), entries: [entry] })
  }
  return groups
}

function monthTitle(time: Date): string {
  return time.toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
}
