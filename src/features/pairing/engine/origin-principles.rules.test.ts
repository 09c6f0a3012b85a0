import { expect, test } from 'vitest'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { reasonsOf } from '#test/invented-pair.ts'
import { sameOrigin } from './origin-principles.rules.ts'

const reasons = (country: string, drink: Partial<Drink>) => reasonsOf(sameOrigin, { country }, drink)

test.each<[string, Partial<Drink>, string]>([
  ['Cuba', { family: 'rum', style: 'aged Cuban rum' }, 'A Cuban cigar with what Cuba drinks'],
  ['Cuba', { family: 'coffee', name: 'Cuban Cafecito' }, 'A Cuban cigar with what Cuba drinks'],
  ['Cuba', { family: 'rum', style: 'aged rum, Panama' }, 'A rum in the Cuban style for a Cuban cigar'],
  ['Nicaragua', { family: 'rum', style: 'Nicaraguan rum' }, 'Both come from Nicaragua'],
  ['Dominican Republic', { family: 'rum', style: 'Dominican rum' }, 'Both come from the Dominican Republic'],
  ['Italy', { family: 'dessert', name: 'Vin Santo' }, 'Both come from Italy'],
  ['USA', { style: 'Kentucky straight bourbon' }, 'Both come from the United States'],
])('A cigar of %s with %o gains six points', (country, drink, text) => {
  expect(reasons(country, drink)).toEqual([{ points: 6, text }])
})

test('Grappa and espresso count three times as much beside a cigar of Italy', () => {
  const text = 'The usual company of an Italian cigar'
  expect(reasons('Italy', { style: 'aged grappa, Veneto' })).toEqual([{ points: 18, text }])
  expect(reasons('Italy', { name: 'Espresso', style: 'short extraction' })).toEqual([{ points: 18, text }])
  expect(reasons('Italy', { name: 'Espresso Martini', style: 'vodka and coffee cocktail' })).toEqual([
    { points: 6, text: 'Both come from Italy' },
  ])
})

test('Another country and an unknown country gain nothing', () => {
  expect(reasons('Cuba', { family: 'rum', style: 'Jamaican rum' })).toEqual([])
  expect(reasons('Cuba', { family: 'bourbon', style: 'aged, Panama' })).toEqual([])
  expect(reasons('', { family: 'rum', style: 'Cuban rum' })).toEqual([])
})

test('Leaf of San Andrés goes with tequila wherever the cigar is rolled, and counts once', () => {
  const sanAndres = { country: 'Nicaragua', wrapperClass: 'san-andres' } as const
  expect(reasonsOf(sameOrigin, sanAndres, { family: 'agave', style: 'reposado tequila' })).toEqual([
    { points: 6, text: 'Wrapper and spirit both come from Mexico' },
  ])
  expect(
    reasonsOf(sameOrigin, { ...sanAndres, country: 'Mexico' }, { style: 'reposado tequila' }),
  ).toHaveLength(1)
  expect(reasonsOf(sameOrigin, { wrapperClass: 'habano' }, { style: 'reposado tequila' })).toEqual([])
})
