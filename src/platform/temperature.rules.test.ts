import { expect, test } from 'vitest'
import { inUnit, toCelsius, toCelsiusTenths } from './temperature.rules.ts'

test.each([
  [32, 0],
  [46, 8],
  [61, 16],
  [70, 21],
])('%i degrees Fahrenheit are %i degrees Celsius', (fahrenheit, celsius) => {
  expect(toCelsius(fahrenheit)).toBe(celsius)
})

test('A text keeps its Fahrenheit for those who read that', () => {
  expect(inUnit('5 oz at 46 °F.', 'F')).toBe('5 oz at 46 °F.')
})

test('Every temperature of a text is told in Celsius for those who read that, and no other figure changes', () => {
  expect(inUnit('5 oz at 46 °F. An hour at 65 to 70 °F, 90 proof.', 'C')).toBe(
    '5 oz at 8 °C. An hour at 18 to 21 °C, 90 proof.',
  )
})

test('A measured temperature keeps its tenths', () => {
  expect([32, 67.8, 72].map(toCelsiusTenths)).toEqual([0, 19.9, 22.2])
})
