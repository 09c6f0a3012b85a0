import { expect, it } from 'vitest'
import { measureProcessorTime } from '#test/processor-time.ts'
import { findKnownRows } from './find-known-rows.ts'

const known = (rows: string, stored: readonly string[]) => [
  ...findKnownRows(
    [...rows],
    stored.map(keys => [...keys]),
  ),
]

it.each([
  ['a row that nothing has is new', 'ab', ['b'], [1]],
  ['equal rows are known as often as something has them', 'aaa', ['a', 'a'], [0, 1]],
  ['what has two keys stands for one row', 'ab', ['ab'], [0]],
  ['each of two takes the row that the other cannot', 'ab', ['ab', 'a'], [0, 1]],
  ['in any order', 'ab', ['a', 'ab'], [0, 1]],
  ['also through a third', 'abc', ['ab', 'bc', 'a'], [0, 1, 2]],
  ['two of one key leave the rest', 'abc', ['ab', 'ab', 'ab'], [0, 1]],
  ['nothing is known of nothing', '', ['a'], []],
] as const)('%s', (_what, rows, stored, expected) => {
  expect(known(rows, stored)).toEqual(expected)
})

it('a chain of thousands is followed to its end', () => {
  const keys = Array.from({ length: 5_000 }, (_, index) => String(index))
  const stored = keys.slice(1).map((key, index) => [keys[index]!, key])
  expect(findKnownRows(keys, [...stored, [keys[0]!]]).size).toBe(5_000)
})

it('thousands of equal rows are found in a moment', () => {
  const busy = measureProcessorTime()
  const rows = Array<string>(5_000).fill('a')
  expect(findKnownRows(rows, Array(20_000).fill(['a', 'b', 'a'])).size).toBe(5_000)
  expect(busy()).toBeLessThan(3_000)
})
