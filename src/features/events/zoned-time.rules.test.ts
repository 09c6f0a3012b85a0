import { expect, test } from 'vitest'
import { daysBetween, daysLater, localTimeOf, momentOf, readMoment } from './zoned-time.rules.ts'

const newYork = 'America/New_York'

test.each([
  ['2027-10-21T19:00', '2027-10-21T23:00:00.000Z'],
  ['2027-11-11T19:00', '2027-11-12T00:00:00.000Z'],
  // On March 14, 2027 the clocks go from 2 to 3, on November 7 from 2 back to 1.
  ['2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
  ['2027-11-07T01:30', '2027-11-07T05:30:00.000Z'],
  ['2027-11-07T00:30', '2027-11-07T04:30:00.000Z'],
  ['2027-11-07T02:30', '2027-11-07T07:30:00.000Z'],
])('%s in New York is %s', (time, moment) => {
  expect(momentOf(time, newYork).toISOString()).toBe(moment)
})

test('A moment and what the clocks show lead back to each other, in every zone', () => {
  for (const zone of [newYork, 'Europe/Berlin', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC'])
    for (const moment of ['2027-01-15T12:34:00.000Z', '2027-07-15T23:59:00.000Z', '2027-03-28T01:00:00.000Z'])
      expect(momentOf(localTimeOf(new Date(moment), zone), zone).toISOString(), zone).toBe(moment)
})

test('Weeks later the clocks show the same, also over a change of them', () => {
  expect([0, 7, 14].map(days => daysLater('2027-02-25T19:00', days))).toEqual([
    '2027-02-25T19:00',
    '2027-03-04T19:00',
    '2027-03-11T19:00',
  ])
  expect(daysBetween('2027-03-07', '2027-03-21')).toBe(14)
})

test.each([
  ['2027-10-21T19:00', '2027-10-21T23:00:00.000Z'],
  ['2027-10-21T19:00:30', '2027-10-21T23:00:30.000Z'],
  ['2027-10-21T19:00:00Z', '2027-10-21T19:00:00.000Z'],
  ['2027-10-21T19:00:00.000+02:00', '2027-10-21T17:00:00.000Z'],
])('%s is read as %s', (text, moment) => {
  expect(readMoment(text, newYork)?.toISOString()).toBe(moment)
})

test.each([
  '',
  'soon',
  '2027-02-30T19:00',
  '2027-10-21',
  '2027-10-21T24:00',
  '9999-12-31T19:00',
  '2027-10-21T19:00+99:99',
])('%j is no moment', text => expect(readMoment(text, newYork)).toBeUndefined())
