import { expect, test } from 'vitest'
import type { SaltTest } from '../salt-test.contract.ts'
import { correctionWords, resultTime, resultWords, saltTestState, timeLeft } from './salt-test-words.ts'

const startedAt = '2026-11-25T12:00:00.000Z'
const after = (hours: number) => Date.parse(startedAt) + hours * 3_600_000
const result = (fields: Partial<SaltTest>): SaltTest => ({
  startedAt,
  readyAt: '2026-11-26T12:00:00.000Z',
  state: 'ready',
  measured: 73.6,
  swing: 0.4,
  correction: 1.4,
  ...fields,
})

test.each([
  [0, 'Salt test, 24 hours left'],
  [22.9, 'Salt test, 1 hour left'],
  [23.5, 'Salt test, 30 minutes left'],
  [23.999, 'Salt test, 1 minute left'],
  [24, 'Salt test, ready to read'],
])('After %s hours it says: %s', (hours, words) => {
  expect(saltTestState(startedAt, after(hours))).toBe(words)
})

test('Waiting says how long, and until when', () => {
  expect(timeLeft(startedAt, after(2))).toBe('22 hours left')
  expect(resultTime(startedAt)).toMatch(/^Thursday/)
})

test('A result says what was read and what follows, a useless one what to do', () => {
  expect(resultWords(result({}))).toBe(
    'Over the salt it read 73.6%, where the air has 75%. Corrected by +1.4, it is right.',
  )
  expect(resultWords(result({ measured: 75.6, correction: -0.6 }))).toContain('Corrected by −0.6')
  expect(resultWords(result({ state: 'silent', measured: null }))).toMatch(/^The sensor was silent/)
  expect(resultWords(result({ state: 'unsettled', swing: 4.2 }))).toContain('4.2 points apart')
  expect(resultWords(result({ state: 'implausible', measured: 41 }))).toMatch(/^It read 41\.0% over the salt/)
})

test('A correction says since when, and when it is to be tested again', () => {
  const calibratedAt = '2026-05-03T12:00:00.000Z'
  expect(correctionWords({ humidityOffset: 1.4, calibratedAt: null }, after(0))).toBe(
    'Humidity corrected by +1.4',
  )
  expect(correctionWords({ humidityOffset: 1.4, calibratedAt }, Date.parse('2026-06-01'))).toBe(
    'Humidity corrected by +1.4 since May 3, 2026',
  )
  expect(correctionWords({ humidityOffset: 1.4, calibratedAt }, after(0))).toBe(
    'Humidity corrected by +1.4 since May 3, 2026. A new salt test is due',
  )
})
