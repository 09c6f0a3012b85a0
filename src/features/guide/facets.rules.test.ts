import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#features/catalogue/server/read-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import {
  cigarFacets,
  clampPage,
  countOptions,
  deselectOption,
  drinkFacets,
  filterItems,
  isOfSize,
  listAddress,
  pageSize,
  parseSelection,
} from './facets.rules.ts'
import { sizes } from './guide-labels.rules.ts'

const { cigars, drinks } = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const facets = cigarFacets(cigars)
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
    for (const facet of cigarFacets(cigars)) {
      const lost = cigars.filter(cigar => !facet.values.some(value => facet.matches(cigar, value)))
      // A cigar without known sizes is in no group of sizes.
      const expected = lost.filter(({ vitolas }) => facet.name !== 'size' || vitolas.length > 0)
      expect(expected.filter(({ country }) => facet.name !== 'country' || country)).toEqual([])
    }
    for (const facet of drinkFacets(drinks))
      expect(drinks.filter(drink => !facet.values.some(value => facet.matches(drink, value)))).toEqual([])
  })

  test('Every filter value has a readable label', () => {
    const labels = [...cigarFacets(cigars), ...drinkFacets(drinks)]
      .filter(({ name }) => name !== 'country' && name !== 'brand')
      .flatMap(({ values, label }) => values.map(label))
    for (const label of labels) expect(label).toMatch(/^[A-Z][^-]*$/)
  })
})

describe('The URL of a list', () => {
  test('contains search, selection and page in a fixed order', () => {
    const choice = choose({ strength: ['5', '4'], wrapper: 'habano' })
    expect(listAddress('/cigars', choice, 'a & b', 2)).toBe(
      '/cigars?q=a%20%26%20b&wrapper=habano&strength=4&strength=5&page=2',
    )
    expect(listAddress('/cigars', choose({}), '', 1)).toBe('/cigars')
  })

  test('can drop one option', () => {
    const choice = deselectOption(choose({ strength: ['5', '4'] }), 'strength', '5')
    expect(listAddress('/cigars', choice, '')).toBe('/cigars?strength=4')
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
