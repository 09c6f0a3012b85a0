import { expect, test } from 'vitest'
import type { ListedGuest } from '../../guest-list.contract.ts'
import { hasEnded, isFound, shownGuests } from './guest-list-words.ts'

const guest = (name: string, fields: Partial<ListedGuest> = {}): ListedGuest => ({
  name,
  partySize: 1,
  answer: 'going',
  ticket: 't0123456789',
  checkedInAt: null,
  ...fields,
})

test.each([
  ['José Núñez', 'jose nun', true],
  ['José Núñez', 'nunez jose', true],
  ['José Núñez', 'T0123 45678', true],
  ['José Núñez', 'ada', false],
  ['José Núñez', '', true],
])('%s is found by %j: %s', (name, search, found) => {
  expect(isFound(name, 't0123456789', search)).toBe(found)
})

test('Those who come are here or not; the others are shown with all', () => {
  const guests = [
    guest('Ada', { checkedInAt: '2027-10-21T23:00:00.000Z' }),
    guest('Grace'),
    guest('Linus', { answer: 'waitlist' }),
    guest('Alan', { answer: 'notGoing' }),
  ]
  const namesOf = (presence: 'all' | 'missing' | 'here') => {
    const { going, waiting, notGoing } = shownGuests(guests, '', presence)
    return [...going, ...waiting, ...notGoing].map(({ name }) => name)
  }
  expect(namesOf('all')).toEqual(['Ada', 'Grace', 'Linus', 'Alan'])
  expect(namesOf('missing')).toEqual(['Grace'])
  expect(namesOf('here')).toEqual(['Ada'])
})

test('Without an end an event lasts two hours', () => {
  const event = { start_time: '2027-10-21T23:00:00.000Z', end_time: null } as Parameters<typeof hasEnded>[0]
  expect(hasEnded(event, Date.parse('2027-10-22T00:59:00Z'))).toBe(false)
  expect(hasEnded(event, Date.parse('2027-10-22T01:00:00Z'))).toBe(true)
})
