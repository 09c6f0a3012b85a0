import { expect, test } from 'vitest'
import type { HistoryPoint } from '../climate.contract.ts'
import { historySummary } from './history-words.ts'

const point = (temperature: number, humidity: number): HistoryPoint => ({
  at: '2026-11-26T10:00:00.000Z',
  temperature,
  temperatureLowest: temperature - 1,
  temperatureHighest: temperature + 1,
  humidity,
  humidityLowest: humidity - 1,
  humidityHighest: humidity + 1,
})

test('a chart is told in a sentence, with its extremes and the target', () => {
  const points = [point(68, 70), point(71.5, 67)]
  expect(historySummary(points, 'humidity', { span: 'week', unit: 'F' })).toBe(
    'Humidity of the past seven days: from 66.0 to 71.0 percent, inside the target of 65.0 to 72.0.',
  )
  expect(historySummary(points, 'temperature', { span: 'day', unit: 'C' })).toBe(
    'Temperature of the past day: from 19.4 to 22.5 °C, not always inside the target of 18.3 to 22.2.',
  )
  expect(historySummary([], 'humidity', { span: 'season', unit: 'F' })).toBe('No readings.')
})
