import { expect, test } from 'vitest'
import { dialAngle, dialTicks } from './dial-geometry.ts'
import { RADAR_CENTER, RADAR_RADIUS, radarPoint, radarSpokes } from './radar-geometry.ts'

const HUMIDITY = { minimum: 50, maximum: 90, majorStep: 10, minorStep: 1 }

test('the middle of the scale is at the top of the dial', () => {
  expect(dialAngle(70, HUMIDITY)).toBe(-90)
})

test('a value beyond the scale is clamped to its end', () => {
  expect(dialAngle(99, HUMIDITY)).toBe(dialAngle(90, HUMIDITY))
})

test('only the major ticks carry numbers', () => {
  expect(dialTicks(HUMIDITY).numbers.map(number => number.value)).toEqual([50, 60, 70, 80, 90])
})

test('the first axis of a radar points up and a full value reaches the ring', () => {
  const [x, y] = radarPoint(0, 8, 1)
  expect(x).toBeCloseTo(RADAR_CENTER.x)
  expect(y).toBeCloseTo(RADAR_CENTER.y - RADAR_RADIUS)
})

test('every spoke of a radar begins at its center and ends at its ring', () => {
  const steps = [...radarSpokes(8).matchAll(/([ml])(-?[\d.]+)[ ,]?(-?[\d.]+)/g)]
  expect(steps).toHaveLength(16)
  let [x, y] = [0, 0]
  for (const [, command, right, down] of steps) {
    x += Number(right)
    y += Number(down)
    const distance = Math.hypot(x - RADAR_CENTER.x, y - RADAR_CENTER.y)
    expect(distance).toBeCloseTo(command === 'm' ? 0 : RADAR_RADIUS, 0)
  }
})
