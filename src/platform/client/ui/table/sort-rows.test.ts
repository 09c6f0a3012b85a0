import { expect, it } from 'vitest'
import { nextSort, sortRows } from './sort-rows.ts'

const sorted = (values: (string | number | null)[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(values, value => value, direction)

it('numbers sort by size and words as in a dictionary', () => {
  expect(sorted([10, 9, 100])).toEqual([9, 10, 100])
  expect(sorted(['No. 10', 'no. 9', 'Ávila', 'Zino'])).toEqual(['Ávila', 'no. 9', 'No. 10', 'Zino'])
})

it('what is missing is last in both directions', () => {
  expect(sorted([2, null, 1])).toEqual([1, 2, null])
  expect(sorted([2, null, 1], 'descending')).toEqual([2, 1, null])
})

it('pressing a header twice turns the order around', () => {
  const first = nextSort(undefined, 'name')
  expect(first.direction).toBe('ascending')
  expect(nextSort(first, 'name').direction).toBe('descending')
  expect(nextSort(first, 'count')).toEqual({ column: 'count', direction: 'ascending' })
})
