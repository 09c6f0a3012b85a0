import { expect, it } from 'vitest'
import { timeTicks } from './time-ticks.ts'

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
