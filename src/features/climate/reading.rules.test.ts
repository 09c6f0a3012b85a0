import { expect, test } from 'vitest'
import { calibrate, whyRefused } from './reading.rules.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const reading = (fields: object = {}) => ({ at: now, temperature: 68, humidity: 69, ...fields })

test('What no room can have is refused, and so is a reading from the future or of the month before', () => {
  expect(whyRefused(reading(), now)).toBeUndefined()
  for (const fields of [
    { temperature: 680 },
    { temperature: -40 },
    { humidity: 690 },
    { humidity: 250 },
    { humidity: 0 },
    { temperature: Number.NaN },
  ])
    expect(whyRefused(reading(fields), now), JSON.stringify(fields)).toBe('impossible')
  expect(whyRefused(reading({ at: now + 4 * 60_000 }), now)).toBeUndefined()
  expect(whyRefused(reading({ at: now + 6 * 60_000 }), now)).toBe('from the future')
  expect(whyRefused(reading({ at: now - 31 * 86_400_000 }), now)).toBe('too old')
})

test('A calibration moves what is shown, and never past 0 or 100 percent', () => {
  const calibration = { temperatureOffset: -0.5, humidityOffset: 2.3 }
  expect(calibrate(reading(), calibration)).toEqual(reading({ temperature: 67.5, humidity: 71.3 }))
  expect(calibrate(reading({ humidity: 99 }), calibration).humidity).toBe(100)
})
