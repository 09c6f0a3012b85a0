import { expect, test } from 'vitest'
import { isInside } from '#features/member/avatar.rules.ts'
import { centeredAt, clampToPicture, cropOf } from './crop-square.ts'

const wide = { width: 801, height: 300 }

test('The crop starts as the largest centered square', () => {
  expect(cropOf(centeredAt(wide), wide)).toEqual({ x: 251, y: 0, size: 300 })
})

test('The square never crosses an edge, however far it is moved or zoomed', () => {
  expect(cropOf(clampToPicture({ x: -500, y: 9000, zoom: 1 }, wide), wide)).toEqual({ x: 0, y: 0, size: 300 })
  expect(cropOf(clampToPicture({ x: 9000, y: 9000, zoom: 9 }, wide), wide)).toEqual({
    x: 726,
    y: 225,
    size: 75,
  })
  for (const zoom of [1, 1.3, 2.7, 4])
    for (const x of [0, 1, 399.5, 801]) {
      const square = clampToPicture({ x, y: 150, zoom }, wide)
      expect(isInside(cropOf(square, wide), wide)).toBe(true)
    }
})

test('The crop of a one-pixel picture is that pixel', () => {
  const dot = { width: 1, height: 1 }
  expect(cropOf(clampToPicture({ x: 0, y: 0, zoom: 4 }, dot), dot)).toEqual({ x: 0, y: 0, size: 1 })
})
