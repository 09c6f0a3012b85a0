import { expect, test } from 'vitest'
import { toFahrenheit } from './to-fahrenheit.ts'

test.each([
  [20, 'C', 68],
  [68, 'F', 68],
  [20, 'auto', 68],
  [68, 'auto', 68],
  [39.5, 'F', 39.5],
] as const)('%s in the unit %s is %s °F', (value, unit, fahrenheit) => {
  expect(toFahrenheit(value, unit)).toBeCloseTo(fahrenheit, 6)
})
