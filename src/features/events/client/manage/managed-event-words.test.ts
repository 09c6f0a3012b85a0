import { expect, test } from 'vitest'
import type { ManagedEvent } from '../../managed-events.contract.ts'
import { placesText, whenText } from './managed-event-words.ts'

const event = { start_time: '2027-10-21T23:00:00.000Z', time_zone: 'America/New_York' } as ManagedEvent

test('The time is that of the place, with its zone where the lounge has another one', () => {
  expect(whenText(event, 'America/New_York')).toMatch(/^Thu, Oct 21(, 2027)?, 7:00 PM$/)
  expect(whenText(event, 'UTC')).toMatch(/7:00 PM EDT$/)
})

test.each([
  [null, 3, 'No limit'],
  [20, 12, '8 of 20 left'],
  [10, 12, '2 over 10'],
])('Of %s places with %i going: %s', (capacity, going, words) => {
  expect(placesText({ ...event, capacity, going })).toBe(words)
})
