import { expect, test, vi } from 'vitest'
import { memoizeByObject } from './memoize.rules.ts'

test('Computes once for each object, undefined as well', () => {
  const compute = vi.fn(({ size }: { size: number | undefined }) => size)
  const sizeOf = memoizeByObject(compute)
  const [a, b] = [{ size: 3 }, { size: undefined }]
  expect([a, b, a, b].map(sizeOf)).toEqual([3, undefined, 3, undefined])
  expect(compute).toHaveBeenCalledTimes(2)
})
