import { expect, test } from 'vitest'
import type { JournalEntry } from '../journal.contract.ts'
import { groupByMonth } from './month-groups.ts'

const at = (smokedAt: string) => ({ id: smokedAt, smokedAt }) as JournalEntry

test('Entries stand under their month, in their order', () => {
  const entries = ['2026-11-20T12:00:00Z', '2026-11-02T12:00:00Z', '2025-11-10T12:00:00Z'].map(at)
  expect(groupByMonth(entries)).toEqual([
    { month: '2026-11', title: 'November 2026', entries: entries.slice(0, 2) },
    { month: '2025-11', title: 'November 2025', entries: entries.slice(2) },
  ])
  expect(groupByMonth([])).toEqual([])
})
