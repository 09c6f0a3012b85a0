import { expect, test } from 'vitest'
import { openMemberLimit } from './member-limit.ts'

const second = 1000
function open(most: number, seconds: number) {
  const clock = { at: 0 }
  return { clock, limit: openMemberLimit({ most, seconds, now: () => clock.at }) }
}

test('So many in any stretch of time, for each member by itself', () => {
  const { clock, limit } = open(3, 10)
  for (const at of [0, 4, 8]) {
    clock.at = at * second
    expect(limit.take('ada')).toBe(0)
  }
  expect(limit.take('ada')).toBe(2)
  expect(limit.take('grace')).toBe(0)
  clock.at = 10 * second
  expect(limit.take('ada')).toBe(0)
  expect(limit.take('ada')).toBe(4)
})

test('What was refused does not count, so that who waits as long as the refusal says gets through', () => {
  const { clock, limit } = open(1, 10)
  limit.take('ada')
  clock.at = 9 * second
  for (let time = 0; time < 5; time += 1) expect(limit.take('ada')).toBe(1)
  clock.at = 10 * second
  expect(limit.take('ada')).toBe(0)
})

test('Many members are counted, and quiet ones forgotten', () => {
  const { clock, limit } = open(1, 10)
  for (let index = 0; index < 3_000; index += 1) expect(limit.take(`member ${index}`)).toBe(0)
  expect(limit.take('member 2999')).toBe(10)
  clock.at = 11 * second
  expect(limit.take('member 0')).toBe(0)
  expect(limit.take('member 0')).toBe(10)
})

test('0 is no limit', () => {
  const { limit } = open(0, 10)
  for (let time = 0; time < 100; time += 1) expect(limit.take('ada')).toBe(0)
})
