import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type HumidityPiece,
  isCalibrationDue,
  judgeSaltTest,
  maxCorrection,
  maxSwing,
  readyAt,
  saltHumidity,
  settledSpan,
} from './salt-test.rules.ts'

const startedAt = Date.parse('2026-11-25T12:00:00Z')
const { from, to } = settledSpan(startedAt)
const minute = 60_000
/** One piece each ten minutes of the settled hours. */
const settled = (humidityOf: (place: number) => number): HumidityPiece[] =>
  Array.from({ length: 36 }, (_, place) => {
    const humidity = humidityOf(place)
    return { at: from + place * 10 * minute, humidity, humidityLowest: humidity, humidityHighest: humidity }
  })
const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map(value => value / 10)

test('Before its day is over a test tells nothing, whatever the sensor reads', () => {
  fc.assert(
    fc.property(
      tenths(1, 100),
      fc.integer({ min: 0, max: readyAt(startedAt) - startedAt - 1 }),
      (read, passed) => {
        const result = judgeSaltTest(
          startedAt,
          settled(() => read),
          startedAt + passed,
        )
        expect(result).toEqual({ state: 'running', measured: null, swing: null, correction: null })
      },
    ),
  )
})

test('A correction brings what was read to 75 %, and is never larger than a hygrometer can be off', () => {
  fc.assert(
    fc.property(tenths(1, 100), fc.array(tenths(0, 1), { minLength: 36, maxLength: 36 }), (read, noise) => {
      const result = judgeSaltTest(
        startedAt,
        settled(place => read + noise[place]!),
        to,
      )
      expect(result.measured! - read).toBeGreaterThanOrEqual(0)
      if (result.state === 'ready') {
        expect(result.measured! + result.correction!).toBeCloseTo(saltHumidity, 6)
        expect(Math.abs(result.correction!)).toBeLessThanOrEqual(maxCorrection)
      } else {
        expect(result).toMatchObject({ state: 'implausible', correction: null })
        expect(Math.abs(saltHumidity - result.measured!)).toBeGreaterThan(maxCorrection)
      }
    }),
  )
})

test('Only the settled hours count', () => {
  fc.assert(
    fc.property(tenths(1, 100), fc.constantFrom(-1, 1), (read, side) => {
      const at = side < 0 ? from - 1 : to
      const outside = { at, humidity: read, humidityLowest: read, humidityHighest: read }
      const inside = settled(() => 73.2)
      const order = side < 0 ? [outside, ...inside] : [...inside, outside]
      expect(judgeSaltTest(startedAt, order, to)).toEqual(judgeSaltTest(startedAt, inside, to))
    }),
  )
})

test('An hour without a reading makes the test useless', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), missing => {
      const pieces = settled(() => 74).filter((_, place) => Math.floor(place / 6) !== missing)
      expect(judgeSaltTest(startedAt, pieces, to).state).toBe('silent')
    }),
  )
})

test('Air that still moves has not settled', () => {
  fc.assert(
    fc.property(tenths(0, 5), swing => {
      const result = judgeSaltTest(
        startedAt,
        settled(place => 72 + (place === 20 ? swing : 0)),
        to,
      )
      expect(result.state).toBe(swing > maxSwing ? 'unsettled' : 'ready')
    }),
  )
})

test('One wrong reading among many does not move the correction', () => {
  const result = judgeSaltTest(
    startedAt,
    settled(place => (place === 3 ? 74.9 : 73.6)),
    to,
  )
  expect(result).toEqual({ state: 'ready', measured: 73.6, swing: 1.3, correction: 1.4 })
})

test('A test is due again after half a year', () => {
  const calibrated = new Date('2026-05-26T12:00:00Z')
  expect(isCalibrationDue(calibrated, new Date('2026-11-26T11:59:59Z'))).toBe(false)
  expect(isCalibrationDue(calibrated, new Date('2026-11-26T12:00:00Z'))).toBe(true)
})
