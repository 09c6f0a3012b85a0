import { describe, expect, test } from 'vitest'
import {
  type Drink,
  type DrinkFamily,
  drinkFamilies,
  drinkKinds,
  wrapperClasses,
} from '#features/catalogue/catalogue.contract.ts'
import { plainCigar, plainDrink } from '#test/invented-pair.ts'
import { cigarTraits, drinkTraits } from './taste-traits.rules.ts'

const ofDrink = (properties: Partial<Drink>) =>
  drinkTraits
    .filter(({ has }) => has({ ...plainDrink, family: 'other-spirit', ...properties }))
    .map(({ about }) => about)
const ofCigar = (properties: Partial<typeof plainCigar>) =>
  cigarTraits.filter(({ has }) => has({ ...plainCigar, ...properties })).map(({ about }) => about)

describe('A drink has the trait', () => {
  test.each<[string, Partial<Drink>, Partial<Drink>]>([
    ['Peat', { smoke: 2 }, { smoke: 1 }],
    ['Strong spirits', { proof: 102 }, { proof: 101 }],
    ['Sweet drinks', { sweetness: 4 }, { sweetness: 3 }],
    ['Sharp drinks', { acidity: 4 }, { acidity: 3 }],
    ['Bubbles', { bubbles: 3 }, { bubbles: 2 }],
    ['Cocktails', { recipe: ['gin', 'vermouth'] }, { recipe: [] }],
  ])('%s from a certain degree on', (about, enough, tooLittle) => {
    expect(ofDrink(enough)).toEqual([about])
    expect(ofDrink(tooLittle)).toEqual([])
  })

  test('of strength and mixing only as a spirit', () => {
    expect(ofDrink({ kind: 'wine', proof: 140 })).toEqual([])
    expect(ofDrink({ kind: 'mocktail', recipe: ['lime', 'soda'] })).toEqual([])
  })

  test('of its family, except for families that another trait covers', () => {
    const families: DrinkFamily[] = drinkKinds.flatMap(kind => [...drinkFamilies[kind]])
    const withoutTrait = families.filter(family => ofDrink({ family }).length === 0)
    expect(withoutTrait).toEqual(['scotch-peated', 'other-spirit', 'sparkling', 'dessert'])
    for (const family of families) expect(ofDrink({ family }).length).toBeLessThanOrEqual(1)
    expect(ofDrink({ family: 'sherry-madeira' })).toEqual(['Sherry and Madeira'])
  })
})

describe('A cigar has the trait', () => {
  test('mild up to two of five, strong from four on', () => {
    const byStrength = ([1, 2, 3, 4, 5] as const).map(strength =>
      ofCigar({ strength }).filter(about => /cigars/.test(about)),
    )
    expect(byStrength).toEqual([['Mild cigars'], ['Mild cigars'], [], ['Strong cigars'], ['Strong cigars']])
  })

  test('of exactly one group of wrappers', () => {
    for (const wrapperClass of wrapperClasses) expect(ofCigar({ wrapperClass })).toHaveLength(1)
    expect(ofCigar({ wrapperClass: 'cuban' })).toEqual(['Cuban leaf'])
    expect(ofCigar({ wrapperClass: 'maduro' })).toEqual(ofCigar({ wrapperClass: 'broadleaf' }))
  })
})

test('No two traits have the same name', () => {
  const names = [...drinkTraits, ...cigarTraits].map(({ about }) => about)
  expect(new Set(names).size).toBe(names.length)
})
