import { expect, it, test, vi } from 'vitest'
import { timeTicks } from './time-ticks.ts'

/** Where clocks change on March 8 and November 1, 2026. */
vi.hoisted(() => {
  process.env.TZ = 'America/New_York'
})

const at = (text: string) => new Date(text).getTime()
const labels = (from: string, to: string, widthPixels = 440) =>
  timeTicks(at(from), at(to), widthPixels)
    .map(({ label }) => label)
    .filter(Boolean)

it('a week names its days', () => {
  expect(labels('2026-11-20T00:00', '2026-11-27T00:00')).toEqual([
    'Fri',
    'Sat',
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
  ])
})

it('a phone has room for the name of every day', () => {
  expect(labels('2026-11-20T00:00', '2026-11-27T00:00', 290)).toHaveLength(7)
})

it('a day shows hours, fewer on a narrow chart', () => {
  expect(labels('2026-11-20T00:00', '2026-11-20T23:00')).toEqual([
    '12 AM',
    '3 AM',
    '6 AM',
    '9 AM',
    '12 PM',
    '3 PM',
    '6 PM',
    '9 PM',
  ])
  expect(labels('2026-11-20T00:00', '2026-11-20T23:00', 120)).toEqual(['12 AM', '12 PM'])
})

it('a season shows dates, a year months', () => {
  expect(labels('2026-09-01T00:00', '2026-11-30T00:00', 410)).toHaveLength(7)
  expect(labels('2026-01-01T00:00', '2026-12-31T00:00', 240)).toEqual([
    'Jan',
    'Mar',
    'May',
    'Jul',
    'Sep',
    'Nov',
  ])
})

test.each([
  ['in spring', '2026-03-06T12:00', '2026-03-12T12:00', 23],
  ['in fall', '2026-10-30T12:00', '2026-11-05T12:00', 25],
])('every day begins at its midnight when the clocks change %s', (_, from, to, hours) => {
  const starts = timeTicks(at(from), at(to), 440).map(tick => tick.at)
  expect(starts.map(start => new Date(start).getHours())).toEqual(starts.map(() => 0))
  const lengths = starts.slice(1).map((start, index) => (start - starts[index]!) / 3_600_000)
  expect(lengths.filter(length => length !== 24)).toEqual([hours])
})

it('the hours of a day whose clocks change are told by the clock, each once', () => {
  for (const day of ['2026-03-08', '2026-11-01']) {
    const shown = labels(`${day}T00:00`, `${day}T23:00`)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).toEqual(expect.arrayContaining(['12 AM', '6 AM', '12 PM', '6 PM']))
  }
})
