import { describe, expect, it } from 'vitest'
import { filterFromSearch, isFiltered, noFilter, searchFromFilter } from './vault-filter.ts'
import { readVaultSearch } from './vault-search.ts'

const filterOf = (search: Record<string, unknown>) => filterFromSearch(readVaultSearch(search))

describe('the URL of the vault', () => {
  it('means everything, newest first, if it is empty', () => {
    expect(filterOf({})).toEqual({ ...noFilter, order: 'newest' })
    expect(isFiltered(filterOf({ order: 'best' }))).toBe(false)
  })

  it('survives the round trip through the filter', () => {
    const search = { q: 'padron', type: 'wine', status: 'looked up', rated: 'no', order: 'best' }
    expect(filterOf(search)).toEqual(search)
    expect(searchFromFilter(filterOf(search))).toEqual(search)
    expect(searchFromFilter(filterOf({ q: ' ', order: 'newest' }))).toEqual({})
  })

  it('may contain a year, which the router parses as a number', () => {
    expect(filterOf({ q: 1964 }).q).toBe('1964')
  })

  it.each([
    { type: 'beer' },
    { status: 'smoked' },
    { rated: 'maybe' },
    { order: 'worst' },
    { q: { deep: true } },
    { q: null },
    { colour: 'red' },
  ])('ignores invalid values: %j', search => {
    expect(filterOf(search)).toEqual(filterOf({}))
  })

  it('is cut to the maximum length of a search', () => {
    expect(filterOf({ q: 'x'.repeat(300) }).q).toHaveLength(100)
  })
})
