import { expect, test } from 'vitest'
import { beetleLevels, beetleRisk } from './beetle-risk.rules.ts'

const every = (minutes: number, temperatures: readonly number[]) =>
  temperatures.map((temperature, index) => ({ at: index * minutes * 60_000, temperature }))
const hours = (count: number, temperature: number) => Array.from({ length: count + 1 }, () => temperature)

test('Six hours at 70, two at 72 or a moment at 75 count, and less does not', () => {
  expect(beetleRisk(every(60, hours(5, 70))).level).toBe('none')
  expect(beetleRisk(every(60, hours(6, 70)))).toEqual({ level: 'notice', warmHours: 6, highest: 70 })
  expect(beetleRisk(every(60, hours(2, 72))).level).toBe('warning')
  expect(beetleRisk(every(60, [68, 75, 68])).level).toBe('urgent')
  expect(beetleRisk([])).toEqual({ level: 'none', warmHours: 0, highest: null })
})

test('A cool hour between, or a silence of more than two hours, begins anew', () => {
  expect(beetleRisk(every(60, [...hours(4, 71), 69, ...hours(4, 71)])).level).toBe('none')
  expect(beetleRisk(every(150, hours(6, 71))).level).toBe('none')
})

test('Warmer is never less risky', () => {
  const levels = Array.from({ length: 30 }, (_, step) => beetleRisk(every(30, hours(20, 60 + step))).level)
  const order = levels.map(level => beetleLevels.indexOf(level))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})
