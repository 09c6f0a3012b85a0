import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { favoriteCigars, favoriteDrinks, favoriteFlavors, favoritesBy } from './favorites.rules.ts'
import { flavors, labelOf } from './flavors.rules.ts'
import { foldName, type PalateEntry } from './palate-entry.rules.ts'

let count = 0
const smoked = (changes: Partial<PalateEntry>): PalateEntry => {
  count += 1
  return {
    id: `entry-${count}`,
    day: '2026-11-01',
    cigar: 'A gift',
    lineId: null,
    drink: null,
    drinkId: null,
    rating: 3,
    flavors: [],
    minutes: null,
    ...changes,
  }
}

describe('what a member comes back to', () => {
  it('was smoked twice, and has its count, its mean stars and its last day', () => {
    const entries = [
      smoked({ cigar: 'Padron 1964', lineId: 'padron-1964', rating: 5 }),
      smoked({ cigar: 'Once only' }),
      smoked({ cigar: 'Padrón 1964', lineId: 'padron-1964', rating: 4, day: '2026-11-05' }),
    ]
    expect(favoriteCigars(entries)).toEqual([
      {
        name: 'Padrón 1964',
        times: 2,
        rating: 4.5,
        lastDay: '2026-11-05',
        lastId: entries[2]!.id,
        search: 'Padrón 1964',
        lineId: 'padron-1964',
      },
    ])
  })

  it('is one cigar or drink however it is spelled, also where the catalog does not have it', () => {
    const entries = ['House Blend', 'house blend', 'HÔUSE blend'].map(cigar =>
      smoked({ cigar, drink: 'Rye' }),
    )
    expect(favoriteCigars(entries)).toMatchObject([{ name: 'HÔUSE blend', times: 3 }])
    expect(favoriteDrinks(entries)).toMatchObject([{ name: 'Rye', times: 3 }])
    expect(favoriteDrinks([smoked({}), smoked({})])).toEqual([])
  })

  it('has no search where no one text finds all of it', () => {
    const entries = [
      smoked({ cigar: 'Undercrown', lineId: 'undercrown' }),
      smoked({ cigar: 'Drew Estate Undercrown', lineId: 'undercrown' }),
    ]
    expect(favoriteCigars(entries)).toMatchObject([{ search: null }])
    expect(favoriteCigars(entries.toReversed())).toMatchObject([{ search: 'Undercrown' }])
    expect(favoritesBy(entries, () => 'Drew Estate')).toMatchObject([{ name: 'Drew Estate', search: null }])
  })

  it('is ranked by count, then by stars, then by its last day', () => {
    const entries = [
      smoked({ cigar: 'Old', rating: 4 }),
      smoked({ cigar: 'Old', rating: 4, day: '2025-01-01' }),
      smoked({ cigar: 'New', rating: 4 }),
      smoked({ cigar: 'New', rating: 4, day: '2026-11-20' }),
      smoked({ cigar: 'Better', rating: 5 }),
      smoked({ cigar: 'Better', rating: 4 }),
      ...Array.from({ length: 3 }, () => smoked({ cigar: 'Often', rating: 1 })),
    ]
    expect(favoriteCigars(entries).map(({ name }) => name)).toEqual(['Often', 'Better', 'New', 'Old'])
  })

  it('is found by its search, and counted in full', () => {
    const anyEntry = fc
      .record({
        cigar: fc.constantFrom('Café', 'Cafe', 'Cafe Royal', 'Other'),
        flavors: fc.uniqueArray(fc.constantFrom(...flavors), { maxLength: 3 }),
      })
      .map(smoked)
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 20 }), entries => {
        for (const { search, times } of favoriteCigars(entries)) {
          const found = entries.filter(({ cigar }) => foldName(cigar).includes(foldName(search ?? cigar)))
          expect(found.length).toBeGreaterThanOrEqual(times)
        }
        for (const { times, name } of favoriteFlavors(entries, labelOf))
          expect(entries.filter(each => each.flavors.some(flavor => labelOf(flavor) === name))).toHaveLength(
            times,
          )
      }),
    )
  })
})
