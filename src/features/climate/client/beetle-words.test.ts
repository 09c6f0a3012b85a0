import { expect, test } from 'vitest'
import { beetleWords } from './beetle-words.ts'

test('the risk of beetles is told with the hours it rests on', () => {
  expect(beetleWords({ level: 'none', warmHours: 0, highest: 68 }, 'F')).toBe(
    'Beetle risk: low. It was never warm for long.',
  )
  expect(beetleWords({ level: 'notice', warmHours: 7.4, highest: 71 }, 'F')).toBe(
    'Beetle risk: some. Seven hours in a row at 70 °F or more.',
  )
  expect(beetleWords({ level: 'notice', warmHours: 7.4, highest: 71 }, 'C')).toBe(
    'Beetle risk: some. Seven hours in a row at 21 °C or more.',
  )
  expect(beetleWords({ level: 'urgent', warmHours: 1.2, highest: 76 }, 'F')).toMatch(
    /^Beetle risk: high\. .* One hour in a row/,
  )
})
