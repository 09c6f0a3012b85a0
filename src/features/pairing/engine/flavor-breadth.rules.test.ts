import { expect, test } from 'vitest'
import { pointsOf, reasonsOf } from '#test/invented-pair.ts'
import { breadth } from './flavor-breadth.rules.ts'

test('A bottle that has something in common with every leaf loses, an unusual one gains, both within limits', () => {
  const broad = { notes: ['vanilla', 'oak', 'caramel', 'cedar', 'coffee', 'leather'] }
  const narrow = { notes: ['tropical-fruit', 'mint'] }
  expect(reasonsOf(breadth, {}, broad)[0]!.text).toBe('Goes with nearly everything')
  expect(pointsOf(breadth, {}, broad)).toBeGreaterThanOrEqual(-10)
  expect(pointsOf(breadth, {}, narrow)).toBeGreaterThan(0)
  expect(pointsOf(breadth, {}, narrow)).toBeLessThanOrEqual(10)
})

test('It is the same beside every cigar', () => {
  const drink = { notes: ['vanilla', 'oak'] }
  expect(pointsOf(breadth, { body: 5, notes: ['earth'] }, drink)).toBe(pointsOf(breadth, {}, drink))
})
