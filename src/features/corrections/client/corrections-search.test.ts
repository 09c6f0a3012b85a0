import { expect, test } from 'vitest'
import { readCorrectionsSearch } from './corrections-search.ts'

test('The address of the page names a row, or what is missing', () => {
  expect(readCorrectionsSearch({ of: 'cigar', id: 'padron-1964-anniversary' })).toEqual({
    isQueue: false,
    target: { of: 'cigar', id: 'padron-1964-anniversary' },
  })
  expect(readCorrectionsSearch({ missing: 'drink', name: 262 })).toEqual({
    isQueue: false,
    target: { of: 'drink', name: '262' },
  })
  expect(readCorrectionsSearch({ view: 'queue' })).toEqual({ isQueue: true, target: undefined })
})

test('Anything else in the address is no target', () => {
  for (const search of [
    {},
    { of: 'pipe', id: 'x' },
    { of: 'cigar' },
    { of: 'cigar', id: '../admin' },
    { of: 'cigar', id: { a: 1 } },
    { missing: 'pipe' },
  ])
    expect(readCorrectionsSearch(search).target).toBeUndefined()
  expect(readCorrectionsSearch({ missing: 'cigar', name: 'x'.repeat(500) }).target?.name).toHaveLength(160)
})
