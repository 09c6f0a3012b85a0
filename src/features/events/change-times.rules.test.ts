import { expect, test } from 'vitest'
import { changeTimes, type EventTimes, followTimes, weeklyTimes } from './change-times.rules.ts'
import { localTimeOf, momentOf } from './zoned-time.rules.ts'

const timeZone = 'America/New_York'
const at = (time: string) => momentOf(time, timeZone)
const event = (start: string, end: string | null = null): EventTimes => ({
  start: at(start),
  end: end === null ? null : at(end),
  timeZone,
})
const shown = ({ start, end }: EventTimes) =>
  [start, end].map(moment => moment && localTimeOf(moment, timeZone))

test.each([
  ['2027-10-21T19:00', 5],
  ['2027-02-25T19:00', 6],
])('A series from %s keeps its clock time over a change of the clocks', (first, count) => {
  const evenings = weeklyTimes(event(first, first.replace('19:00', '22:00')), count)
  expect(evenings).toHaveLength(count)
  for (const { start, end } of evenings) {
    expect(localTimeOf(start, timeZone)).toMatch(/T19:00$/)
    expect(localTimeOf(end!, timeZone)).toMatch(/T22:00$/)
  }
  expect(new Set(evenings.map(({ start }) => start.getUTCHours())).size).toBe(2)
})

test('An event that is moved lasts as long as before, unless its end is sent', () => {
  const before = event('2027-10-21T19:00', '2027-10-21T22:00')
  expect(shown(changeTimes(before, { start: at('2027-10-21T20:00'), timeZone }))).toEqual([
    '2027-10-21T20:00',
    '2027-10-21T23:00',
  ])
  expect(shown(changeTimes(before, { end: null, timeZone }))).toEqual(['2027-10-21T19:00', null])
})

test('Others of a series stay on their days, with the new clock times', () => {
  const before = event('2027-10-21T19:00', '2027-10-21T22:00')
  const after = event('2027-10-22T20:00', '2027-10-23T00:30')
  const winter = event('2027-11-11T18:00', '2027-11-11T22:00')
  expect(shown(followTimes(winter, before, after))).toEqual(['2027-11-11T20:00', '2027-11-12T00:30'])
})

test('What is not new is not new for the others either', () => {
  const before = event('2027-10-21T19:00', '2027-10-21T22:00')
  const other = event('2027-10-28T18:00', '2027-10-28T21:30')
  expect(shown(followTimes(other, before, before))).toEqual(shown(other))
  const longer = event('2027-10-21T19:00', '2027-10-21T23:00')
  expect(shown(followTimes(other, before, longer))).toEqual(['2027-10-28T18:00', '2027-10-28T23:00'])
  const later = event('2027-10-21T20:00', '2027-10-21T23:00')
  expect(shown(followTimes(other, before, later))).toEqual(['2027-10-28T20:00', '2027-10-28T23:30'])
  expect(shown(followTimes(other, before, event('2027-10-21T19:00')))).toEqual(['2027-10-28T18:00', null])
})
