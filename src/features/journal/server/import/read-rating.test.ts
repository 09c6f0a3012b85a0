import { expect, test } from 'vitest'
import { readRating } from './read-rating.ts'

test.each([
  ['4', undefined, 4],
  ['4.0', undefined, 4],
  ['4/5', undefined, 4],
  ['★★★☆☆', undefined, 3],
  ['4.5', undefined, undefined],
  ['8', undefined, undefined],
  ['0', undefined, undefined],
  ['4.5', '5', 5],
  ['0.5', '5', 1],
  ['6', '5', undefined],
  ['7', '10', 4],
  ['1', '10', 1],
  ['9/10', '10', 5],
  ['9/10', '100', undefined],
  ['88', '100', 4],
  ['92,5', '100', 5],
  ['101', '100', undefined],
  ['good', '100', undefined],
] as const)('%s on the scale of %s is %s stars', (cell, scale, stars) => {
  expect(readRating(cell, scale)).toBe(stars)
})
