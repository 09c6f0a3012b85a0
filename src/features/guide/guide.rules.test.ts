import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#features/catalogue/server/read-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import {
  cigarFacets,
  countOptions,
  drinkFacets,
  isOfSize,
  listAddress,
  narrow,
  pageWithin,
  readChoice,
  rowsOnPage,
  sizes,
  withoutOption,
} from './guide.rules.ts'

const { cigars, drinks } = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const facets = cigarFacets(cigars)
const choose = (query: object) => readChoice(query, facets)
const narrowed = (query: object) => narrow(cigars, facets, choose(query))

describe('A size is what people mean by it', () => {
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

  test('Every vitola of the catalogue is of some size', () => {
    const without = cigars
      .flatMap(({ vitolas }) => vitolas)
      .filter(vitola => !sizes.some(size => isOfSize(vitola, size)))
    expect(without).toEqual([])
  })
})

describe('Filters narrow the list down', () => {
  test('Several values of one filter widen it, several filters narrow it', () => {
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
    ['a value that no filter has', { wrapper: 'cardboard', strength: '9' }],
    ['a filter that does not exist', { mood: 'calm' }],
    ['names of objects', { wrapper: ['__proto__', 'constructor'], toString: 'x' }],
    ['no text at all', { wrapper: { a: 'b' }, strength: [[]] }],
  ])('With %s the list stays whole', (_, query) => {
    expect(narrowed(query)).toHaveLength(cigars.length)
  })

  test('The figure beside an option is how many would be left with it alone', () => {
    const wrapper = facets.find(({ name }) => name === 'wrapper')!
    const counts = countOptions(cigars, facets, choose({ country: 'Honduras', wrapper: 'candela' }), wrapper)
    for (const value of ['connecticut', 'habano', 'candela'])
      expect(counts.get(value)).toBe(narrowed({ country: 'Honduras', wrapper: value }).length)
  })

  test('Every cigar and every drink is found by each of its filters', () => {
    for (const facet of cigarFacets(cigars)) {
      const lost = cigars.filter(cigar => !facet.values.some(value => facet.holds(cigar, value)))
      expect(lost.filter(({ country }) => facet.name !== 'country' || country)).toEqual([])
    }
    for (const facet of drinkFacets(drinks))
      expect(drinks.filter(drink => !facet.values.some(value => facet.holds(drink, value)))).toEqual([])
  })

  test('No label of a filter is left as the code of the catalogue', () => {
    const labels = [...cigarFacets(cigars), ...drinkFacets(drinks)]
      .filter(({ name }) => name !== 'country' && name !== 'brand')
      .flatMap(({ values, label }) => values.map(label))
    for (const label of labels) expect(label).toMatch(/^[A-Z][^-]*$/)
  })
})

describe('The address says what is shown', () => {
  test('It holds the search, the choice and the page, in the same order each time', () => {
    const choice = choose({ strength: ['5', '4'], wrapper: 'habano' })
    expect(listAddress('/cigars', choice, 'a & b', 2)).toBe(
      '/cigars?q=a%20%26%20b&wrapper=habano&strength=4&strength=5&page=2',
    )
    expect(listAddress('/cigars', choose({}), '', 1)).toBe('/cigars')
  })

  test('One option can be taken out of it', () => {
    const choice = withoutOption(choose({ strength: ['5', '4'] }), 'strength', '5')
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
  ])('Page %s of three is page %s', (asked, expected) => {
    expect(pageWithin(asked, 2 * rowsOnPage + 1)).toEqual({ page: expected, pages: 3 })
  })

  test('A list of nothing still has one page', () => {
    expect(pageWithin('4', 0)).toEqual({ page: 1, pages: 1 })
  })
})
