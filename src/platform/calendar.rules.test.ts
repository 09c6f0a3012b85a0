import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calendarOf, isTimeZone, monthsBefore } from './calendar.rules.ts'

test('a time zone is known by its name', () => {
  expect(['America/New_York', 'UTC', 'Atlantis/Harbor', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('the day of a moment', () => {
  const inNewYork = calendarOf('America/New_York')

  it('is that of the time zone on New Year’s Eve', () => {
    expect(inNewYork(new Date('2026-01-01T04:59:59Z'))).toBe('2025-12-31')
    expect(inNewYork(new Date('2026-01-01T05:00:00Z'))).toBe('2026-01-01')
    expect(calendarOf('Pacific/Auckland')(new Date('2025-12-31T11:00:00Z'))).toBe('2026-01-01')
  })

  it('is the one that the time zone has, in every zone and year', () => {
    const zones = [
      'UTC',
      'America/St_Johns',
      'Africa/Casablanca',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Europe/Amsterdam',
      'Pacific/Apia',
      'Pacific/Kiritimati',
    ].map(timeZone => ({
      dayOf: calendarOf(timeZone),
      format: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
    }))
    const anyTime = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyTime, ({ dayOf, format }, time) => {
        expect(dayOf(time)).toBe(format.format(time))
      }),
      { numRuns: 3_000 },
    )
  })

  it('has 25 hours when the clocks go back, and 23 when they go forward', () => {
    const hoursOf = (day: string, from: string) =>
      Array.from({ length: 72 }, (_, hour) => new Date(Date.parse(from) + hour * 3_600_000)).filter(
        time => inNewYork(time) === day,
      ).length
    expect(hoursOf('2025-11-02', '2025-11-01T00:00:00Z')).toBe(25)
    expect(hoursOf('2025-03-09', '2025-03-08T00:00:00Z')).toBe(23)
  })
})

describe('an earlier month', () => {
  it('has the same day, or its last one', () => {
    expect(monthsBefore('2026-11-26', 3)).toBe('2026-08-26')
    expect(monthsBefore('2026-05-31', 3)).toBe('2026-02-28')
    expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28')
    expect(monthsBefore('2026-01-15', 12)).toBe('2025-01-15')
  })

  it('lies before the day, and further back with more months', () => {
    const anyDay = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map(time => time.toISOString().slice(0, 10))
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 24 }), (day, months) => {
        expect(monthsBefore(day, months) < day).toBe(true)
        expect(monthsBefore(day, months + 1) < monthsBefore(day, months)).toBe(true)
      }),
    )
  })
})
