import { expect, it } from 'vitest'
import { nearestReading, splitAtGaps, valueDomain, valueTicks } from './chart-scale.ts'

const minute = 60_000
const readings = [0, 1, 2, 90, 91].map(at => ({ at: at * minute, value: 68 + at / 100 }))

it('a silence breaks the line, a late reading does not', () => {
  expect(splitAtGaps(readings, 15 * minute).map(piece => piece.length)).toEqual([3, 2])
  expect(splitAtGaps(readings, 120 * minute)).toHaveLength(1)
  expect(splitAtGaps([], minute)).toEqual([])
})

it('the value axis holds the target even if every reading is inside it', () => {
  const { lowest, highest } = valueDomain(readings, { lowest: 65, highest: 72 })
  expect(lowest).toBeLessThan(65)
  expect(highest).toBeGreaterThan(72)
})

it('a flat line without a target still has a domain', () => {
  const { lowest, highest } = valueDomain([{ at: 0, value: 70 }], undefined)
  expect(highest).toBeGreaterThan(lowest)
})

it('value ticks are round numbers, at most six', () => {
  expect(valueTicks({ lowest: 62.2, highest: 74.8 })).toEqual([65, 70])
  expect(valueTicks({ lowest: 0, highest: 1 })).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
})

it('the crosshair finds the reading closest in time', () => {
  expect(nearestReading(readings, 40 * minute)).toBe(2)
  expect(nearestReading(readings, 60 * minute)).toBe(3)
  expect(nearestReading(readings, 9999 * minute)).toBe(4)
  expect(nearestReading(readings, -1)).toBe(0)
})
