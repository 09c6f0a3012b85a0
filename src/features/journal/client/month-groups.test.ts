import { expect, test, vi } from 'vitest'
import type { JournalEntry } from '../journal.contract.ts'
import { groupByMonth } from './month-groups.ts'

vi.hoisted(() => {
  process.env.TZ = 'America/New_York'
})

const at = (smokedAt: string) => ({ id: smokedAt, smokedAt }) as JournalEntry

test('Entries stand under their month, in their order', () => {
  const entries = ['2026-11-20T12:00:00Z', '2026-11-02T12:00:00Z', '2025-11-10T12:00:00Z'].map(at)
  expect(groupByMonth(entries)).toEqual([
    { month: '2026-11', title: 'November 2026', entries: entries.slice(0, 2) },
    { month: '2025-11', title: 'November 2025', entries: entries.slice(2) },
  ])
  expect(groupByMonth([])).toEqual([])
})

test('The month is that of the clock on the wall, also in the night in which it changes', () => {
  const [thirtyFirst, first] = ['2026-11-01T03:59:00Z', '2026-11-01T06:30:00Z'].map(at)
  expect(groupByMonth([first!, thirtyFirst!]).map(({ month }) => month)).toEqual(['2026-11', '2026-10'])
})
