import { expect, test } from 'vitest'
import { plainDrink } from '#test/invented-pair.ts'
import { bottlePriceText, cigarPriceText } from './price-text.rules.ts'

test('A bottle has its price in the US, and says where it is not in every shop', () => {
  const textOf = (changes: object) => bottlePriceText({ ...plainDrink, ...changes })
  expect(textOf({ price: '$$', availability: 'usual' })).toBe('$30 to $60 a bottle')
  expect(textOf({ price: '$$$$', availability: 'rare' })).toBe('Over $120 a bottle, hard to find')
  expect(textOf({ price: '$', availability: 'not-in-us' })).toBe('Under $30 a bottle, not sold in the US')
  for (const none of [{ kind: 'mocktail' }, { family: 'beer' }, { recipe: ['2 oz rye'] }])
    expect(textOf(none)).toBeUndefined()
})

test('A cigar has its price by the piece', () => {
  expect(cigarPriceText('$$$')).toBe('$12 to $20')
})
