import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PalateEntry } from './palate-entry.rules.ts'
import { smokeYears } from './smoke-year.rules.ts'

const smoked = (day: string, changes: Partial<PalateEntry> = {}): PalateEntry => ({
  id: `${day} ${changes.cigar ?? ''}`,
  day,
  cigar: 'A gift',
  lineId: null,
  drink: null,
  drinkId: null,
  rating: 3,
  flavors: [],
  minutes: null,
  ...changes,
})

test('a year counts its cigars, its evenings by month, and only the time that is known', () => {
  const [year, ...others] = smokeYears([
    smoked('2025-01-01', { minutes: 60, cigar: 'First' }),
    smoked('2025-01-01', { minutes: 45, rating: 5, cigar: 'Second of the evening' }),
    smoked('2025-03-10', { rating: 5, cigar: 'Best', flavors: ['cedar', 'cocoa'] }),
    smoked('2025-12-31', { cigar: 'Last', flavors: ['cedar'] }),
  ])
  expect(others).toEqual([])
  expect(year).toMatchObject({
    year: 2025,
    cigars: 4,
    evenings: 3,
    months: [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    minutes: 105,
    timed: 2,
    tagged: 2,
    flavors: [
      { flavor: 'cedar', times: 2 },
      { flavor: 'cocoa', times: 1 },
    ],
    best: { cigar: 'Best', rating: 5 },
    asGood: 1,
    mostSmoked: null,
    first: { cigar: 'First' },
    last: { cigar: 'Last' },
  })
})

test('every entry is in one year, the latest year first', () => {
  const anyDay = fc
    .date({ min: new Date('2019-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map(time => time.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(anyDay, { maxLength: 60 }), days => {
      const years = smokeYears(days.sort().map(day => smoked(day)))
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
      expect(sum(years.map(({ cigars }) => cigars))).toBe(days.length)
      expect(sum(years.map(({ evenings }) => evenings))).toBe(new Set(days).size)
      for (const { months, evenings } of years) expect(sum(months)).toBe(evenings)
      expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).sort((a, b) => b - a))
    }),
  )
})
