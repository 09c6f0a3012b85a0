import { expect, test } from 'vitest'
import { PathPen } from './path-pen.ts'
import { thinLine } from './thin-line.ts'

test('a path uses relative tenths without unnecessary characters', () => {
  const pen = new PathPen().moveTo(10, 10).lineTo(10.5, 9.5).lineTo(20.52, 9.5).close()
  expect(pen.data).toBe('m10 10l.5-.5 10 0z')
})

test('rounding errors do not add up along a path', () => {
  const pen = new PathPen().moveTo(0, 0)
  for (let step = 1; step <= 100; step++) pen.lineTo(step * 0.16, 0)
  const numbers =
    pen.data
      .replace('m0 0l', '')
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? []
  expect(numbers.reduce((sum, number) => sum + number, 0)).toBeCloseTo(16)
})

test('close returns the pen to the start of the shape', () => {
  const pen = new PathPen().moveTo(5, 5).lineTo(9, 5).close().moveTo(6, 6)
  expect(pen.data).toBe('m5 5l4 0zm1 1')
})

test('a straight line keeps only its ends, a bent one its corner', () => {
  expect(
    thinLine([
      [0, 0],
      [1, 1],
      [2, 2],
    ]),
  ).toEqual([
    [0, 0],
    [2, 2],
  ])
  expect(
    thinLine([
      [0, 0],
      [1, 0],
      [2, 1],
    ]),
  ).toHaveLength(3)
})
