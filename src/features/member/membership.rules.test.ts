import { expect, test } from 'vitest'
import { hasEnded } from './membership.rules.ts'

const inLosAngeles = (moment: string) => hasEnded('2027-06-26', 'America/Los_Angeles', new Date(moment))

test.each([
  ['2027-06-26T00:01:00-07:00', false],
  ['2027-06-26T17:30:00-07:00', false],
  ['2027-06-26T23:59:00-07:00', false],
  ['2027-06-27T00:01:00-07:00', true],
])('A membership that is paid until June 26 is over at %s: %s', (moment, isOver) => {
  expect(inLosAngeles(moment)).toBe(isOver)
})

test('Without a day it does not end', () => {
  expect(hasEnded(null, 'UTC', new Date())).toBe(false)
})
