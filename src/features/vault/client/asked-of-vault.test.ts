import { describe, expect, it } from 'vitest'
import { askedBy, isNarrowed, searchFor } from './asked-of-vault.ts'
import { readVaultSearch } from './vault-search.ts'

const ask = (search: Record<string, unknown>) => askedBy(readVaultSearch(search))

describe('the address of the vault', () => {
  it('asks for everything, newest first, when it says nothing', () => {
    expect(ask({})).toEqual({ q: '', type: undefined, order: 'newest' })
    expect(isNarrowed(ask({ order: 'best' }))).toBe(false)
  })

  it('says what is asked for, and the same address comes of it', () => {
    const search = { q: 'padron', type: 'wine', order: 'best' }
    expect(ask(search)).toEqual(search)
    expect(searchFor(ask(search))).toEqual(search)
    expect(searchFor(ask({ q: ' ', order: 'newest' }))).toEqual({})
  })

  it('may hold a year, which the router takes for a number', () => {
    expect(ask({ q: 1964 }).q).toBe('1964')
  })

  it.each([{ type: 'beer' }, { order: 'worst' }, { q: { deep: true } }, { q: null }, { colour: 'red' }])(
    'that makes no sense asks for everything: %j',
    search => {
      expect(ask(search)).toEqual(ask({}))
    },
  )

  it('asks for no more than the house reads', () => {
    expect(ask({ q: 'x'.repeat(300) }).q).toHaveLength(100)
  })
})
