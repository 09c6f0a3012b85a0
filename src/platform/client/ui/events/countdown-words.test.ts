import { expect, it } from 'vitest'
import { countdownWords } from './countdown-words.ts'

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

it('a countdown has the words that people would say', () => {
  expect(countdownWords(3 * day + hour)).toBe('3 days')
  expect(countdownWords(day + hour)).toBe('25 hours')
  expect(countdownWords(3 * hour + 20 * minute)).toBe('3 hours 20 minutes')
  expect(countdownWords(12 * minute)).toBe('12 minutes')
  expect(countdownWords(40 * second)).toBe('40 seconds')
  expect(countdownWords(second)).toBe('1 second')
})

it('a countdown that is over stays at zero', () => {
  expect(countdownWords(-5 * minute)).toBe('0 seconds')
})
