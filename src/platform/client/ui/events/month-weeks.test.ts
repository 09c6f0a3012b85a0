import { expect, it } from 'vitest'
import { addMonths, monthWeeks } from './month-weeks.ts'

it('a month is laid out in weeks from Sunday', () => {
  const weeks = monthWeeks('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
})

it('February of four whole weeks and a leap year are right', () => {
  expect(monthWeeks('2026-02')).toHaveLength(4)
  expect(monthWeeks('2028-02').flat()).toContain('2028-02-29')
})

it('months run over the end of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})
