import { expect, test } from 'vitest'
import { findLidOpenings } from '../../lid-opened.rules.ts'
import { simulateReading } from './simulate-reading.ts'

const start = Date.UTC(2026, 10, 1)
const device = '0198e1a0-0000-7000-8000-00000000000a'
const readings = Array.from({ length: 14 * 1440 }, (_, minute) =>
  simulateReading(device, start + minute * 60_000),
)

test('The same device and minute have the same reading, and two devices differ', () => {
  expect(simulateReading(device, start)).toEqual(readings[0])
  const other = Array.from({ length: 60 }, (_, minute) => simulateReading('other', start + minute * 60_000))
  expect(other.map(({ humidity }) => humidity)).not.toEqual(
    readings.slice(0, 60).map(({ humidity }) => humidity),
  )
})

test('Two weeks are around 68 °F and 69 %, and vary', () => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const temperatures = readings.map(({ temperature }) => temperature)
  expect(mean(temperatures)).toBeCloseTo(68, 0)
  expect(Math.min(...temperatures)).toBeGreaterThan(66)
  expect(Math.max(...temperatures)).toBeLessThan(70)
  expect(Math.abs(mean(readings.map(({ humidity }) => humidity)) - 69)).toBeLessThan(0.6)
})

test('The lid is opened now and then', () => {
  const openings = findLidOpenings(readings)
  expect(openings.length).toBeGreaterThanOrEqual(2)
  expect(openings.length).toBeLessThanOrEqual(8)
})
