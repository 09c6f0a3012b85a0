import { expect, it } from 'vitest'
import { radialText, sliceAngles } from './wheel-geometry.ts'

it('the first slice points up and the slices close the circle', () => {
  const [from, to] = sliceAngles(0, 8)
  expect((from + to) / 2).toBeCloseTo(-Math.PI / 2)
  expect(sliceAngles(7, 8)[1]).toBeCloseTo(from + Math.PI * 2)
})

it('no text of the wheel is upside down', () => {
  expect(radialText(0, 100).isFlipped).toBe(false)
  expect(radialText(Math.PI, 100).isFlipped).toBe(true)
})
