import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#features/catalogue/server/read-catalogue.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { cigarFacets, drinkFacets, initialLetter, isOfSize } from './catalogue-facets.rules.ts'
import {
  clampPage,
  countOptions,
  deselectOption,
  filterItems,
  listAddress,
  pageSize,
  parseSelection,
  sizeSought,
} from './facets.rules.ts'
import { sizes } from './guide-labels.rules.ts'

const { cigars, drinks, notesById } = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const labelOf = (note: string) => notesById.get(note)!.label
const facets = cigarFacets(cigars, labelOf)
const choose = (query: object) => parseSelection(query, facets)
const narrowed = (query: object) => filterItems(cigars, facets, choose(query))

describe('Size classes', () => {
  test.each([
    [5, 50, ['classic']],
    [6, 54, ['classic']],
    [4.5, 50, ['short']],
    [7, 48, ['long']],
    [7.5, 38, ['long', 'slim']],
    [6, 60, ['thick']],
    [4, 60, ['short', 'thick']],
    [5.5, 42, ['slim']],
  ])('%s by %s is %s', (lengthInches, ringGauge, expected) => {
    const vitola = { name: '', shape: 'parejo' as const, lengthInches, ringGauge }
    expect(sizes.filter(size => isOfSize(vitola, size))).toEqual(expected)
  })

  test('Every vitola of the catalogue belongs to a class', () => {
    const without = cigars
      .flatMap(({ vitolas }) => vitolas)
      .filter(vitola => !sizes.some(size => isOfSize(vitola, size)))
    expect(without).toEqual([])
  })
})

describe('Filters', () => {
  test('Values of one filter are alternatives, several filters must all match', () => {
    const broadleaf = narrowed({ wrapper: 'broadleaf' })
    const both = narrowed({ wrapper: ['broadleaf', 'cameroon'] })
    const strong = narrowed({ wrapper: ['broadleaf', 'cameroon'], strength: '5' })
    expect(both.length).toBe(broadleaf.length + narrowed({ wrapper: 'cameroon' }).length)
    expect(strong.length).toBeGreaterThan(0)
    expect(strong.length).toBeLessThan(both.length)
    expect(strong.every(({ strength }) => strength === 5)).toBe(true)
  })

  test.each([
    ['nothing', {}],
    ['an unknown value', { wrapper: 'cardboard', strength: '9' }],
    ['an unknown filter', { mood: 'calm' }],
    ['object property names', { wrapper: ['__proto__', 'constructor'], toString: 'x' }],
    ['values that are not text', { wrapper: { a: 'b' }, strength: [[]] }],
  ])('With %s the list is unfiltered', (_, query) => {
    expect(narrowed(query)).toHaveLength(cigars.length)
  })

  test('The count of an option is the number of items with it alone', () => {
    const wrapper = facets.find(({ name }) => name === 'wrapper')!
    const counts = countOptions(cigars, facets, choose({ country: 'Honduras', wrapper: 'candela' }), wrapper)
    for (const value of ['connecticut', 'habano', 'candela'])
      expect(counts.get(value)).toBe(narrowed({ country: 'Honduras', wrapper: value }).length)
  })

  test('Every cigar and every drink matches a value of each filter', () => {
    for (const facet of cigarFacets(cigars, labelOf)) {
      const lost = cigars.filter(cigar => !facet.values.some(value => facet.valuesOf(cigar).includes(value)))
      if (facet.name === 'price') continue
      // A cigar without known sizes is in no group of sizes.
      const expected = lost.filter(({ vitolas }) => !facet.sizes || vitolas.length > 0)
      expect(expected.filter(({ country }) => facet.name !== 'country' || country)).toEqual([])
    }
    for (const facet of drinkFacets(drinks, labelOf).filter(({ name }) => name !== 'price'))
      expect(
        drinks.filter(drink => !facet.values.some(value => facet.valuesOf(drink).includes(value))),
      ).toEqual([])
  })

  test('One and the same size of a cigar is as short and as long-lasting as asked', () => {
    const query = { minutes: ['30', '45'], size: 'slim' }
    const found = narrowed(query)
    expect(found.length).toBeGreaterThan(0)
    for (const cigar of found) {
      const vitola = sizeSought(cigar, facets, choose(query))!
      expect([isOfSize(vitola, 'slim'), minutesOf(vitola) <= 45]).toEqual([true, true])
    }
    const minutes = facets.find(({ name }) => name === 'minutes')!
    const counts = countOptions(cigars, facets, choose({ size: 'slim' }), minutes)
    expect(counts.get('30')).toBe(narrowed({ minutes: '30', size: 'slim' }).length)
  })

  test.each([
    [
      'a mild smoke without flavoring in 45 minutes',
      { strength: '1', minutes: ['30', '45'], make: 'handmade' },
    ],
    ['coffee in a full body', { body: '5', note: 'coffee' }],
    ['under seven dollars', { price: '$' }],
  ])('There are cigars for %s', (_, query) => {
    expect(narrowed(query).length).toBeGreaterThan(0)
    expect(narrowed(query).length).toBeLessThan(cigars.length / 4)
  })

  test('A first letter has no accent, and all digits are one', () => {
    expect(['Ávila', 'padrón', '“Quoted”', '1502', 'É'].map(initialLetter)).toEqual([
      'A',
      'P',
      'Q',
      '0-9',
      'E',
    ])
  })

  test('Every filter value has a readable label', () => {
    const labels = [...cigarFacets(cigars, labelOf), ...drinkFacets(drinks, labelOf)]
      .filter(({ name }) => !['country', 'brand', 'letter', 'price'].includes(name))
      .flatMap(({ values, label }) => values.map(label))
    for (const label of labels) expect(label).toMatch(/^([A-Z]|\d+ )[^-]*$/)
  })
})

describe('The URL of a list', () => {
  test('contains search, selection and page in a fixed order', () => {
    const choice = choose({ strength: ['5', '4'], wrapper: 'habano' })
    expect(listAddress('/cigars', { choice, q: 'a & b', order: 'name', page: 2 })).toBe(
      '/cigars?q=a%20%26%20b&wrapper=habano&strength=4&strength=5&order=name&page=2',
    )
    expect(listAddress('/cigars', { choice: choose({}), q: '', page: 1 })).toBe('/cigars')
  })

  test('can drop one option', () => {
    const choice = deselectOption(choose({ strength: ['5', '4'] }), 'strength', '5')
    expect(listAddress('/cigars', { choice, q: '' })).toBe('/cigars?strength=4')
  })

  test.each([
    ['2', 2],
    ['0', 1],
    ['99', 3],
    ['-1', 1],
    ['two', 1],
    [undefined, 1],
    [['2', '3'], 1],
    ['1e1', 1],
  ])('shows page %s of three as page %s', (requested, expected) => {
    expect(clampPage(requested, 2 * pageSize + 1)).toEqual({ page: expected, pages: 3 })
  })

  test('has one page for an empty list', () => {
    expect(clampPage('4', 0)).toEqual({ page: 1, pages: 1 })
  })
})
