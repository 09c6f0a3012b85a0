import { expect, test } from 'vitest'
import { type CountedWeek, countWeeks } from './count-weeks.rules.ts'

const quiet: CountedWeek = {
  active: 0,
  messages: 0,
  arrived: 0,
  expected: 0,
  helpful: 0,
  unhelpful: 0,
  unanswered: 0,
}
const numberOf = (weeks: CountedWeek[], id: string) => countWeeks(weeks).find(one => one.id === id)!

test('The last four weeks stand beside the four before', () => {
  const weeks = [1, 1, 1, 1, 2, 2, 3, 3].map(messages => ({ ...quiet, messages }))
  expect(numberOf(weeks, 'messages')).toMatchObject({ now: 10, before: 4, weeks: [1, 1, 1, 1, 2, 2, 3, 3] })
})

test('Members are counted a week, on average', () => {
  expect(
    numberOf(
      [4, 6, 4, 6].map(active => ({ ...quiet, active })),
      'active',
    ).now,
  ).toBe(5)
})

test('A share of nothing is no number', () => {
  expect(numberOf([quiet, quiet], 'attendance')).toMatchObject({ now: null, weeks: [null, null] })
  expect(numberOf([{ ...quiet, helpful: 3, unhelpful: 1 }], 'helpful').now).toBe(75)
})
