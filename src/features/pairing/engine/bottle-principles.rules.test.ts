import { describe, expect, test } from 'vitest'
import { makes, priceBands } from '#features/catalogue/catalogue.contract.ts'
import { pointsOf, reasonsOf } from '#test/invented-pair.ts'
import { candelaCigar, priceFit, reach, sweetenedCigar } from './bottle-principles.rules.ts'

describe('Price', () => {
  test('A bottle may cost one band more than the cigar, and loses with each further band', () => {
    const row = priceBands.map(price => pointsOf(priceFit, { price: '$$' }, { price }))
    expect(row.slice(0, 3)).toEqual([0, 0, 0])
    expect(row[3]).toBeLessThan(0)
    expect(pointsOf(priceFit, { price: undefined }, { price: '$$$$' })).toBe(row[3])
    expect(pointsOf(priceFit, { price: '$$$' }, { price: '$$$$' })).toBe(0)
  })

  test.each([{ price: '$' } as const, { make: 'machine-made' } as const])(
    'Nothing above $$ beside %o',
    cigar => {
      for (const price of ['$', '$$'] as const) expect(pointsOf(priceFit, cigar, { price })).toBe(0)
      for (const price of ['$$$', '$$$$'] as const)
        expect(pointsOf(priceFit, cigar, { price })).toBeLessThan(-5)
    },
  )
})

test('What is hard to have loses, what is usual does not', () => {
  expect(reasonsOf(reach, {}, { availability: 'usual' })).toEqual([])
  const [seek, rare] = [
    pointsOf(reach, {}, { availability: 'seek' }),
    pointsOf(reach, {}, { availability: 'rare' }),
  ]
  expect(seek).toBeLessThan(0)
  expect(rare).toBeLessThan(seek)
  expect(reasonsOf(reach, {}, { availability: 'not-in-us' })[0]!.text).toBe('Not sold in the US')
})

describe('A sweetened cigar', () => {
  const points = (drink: Parameters<typeof pointsOf>[2]) =>
    pointsOf(sweetenedCigar, { make: 'infused' }, drink)

  test('likes coffee and sugar, and no dry wine, peat or dry spirit', () => {
    expect(points({ kind: 'mocktail', family: 'coffee' })).toBeGreaterThan(0)
    expect(points({ style: 'coffee liqueur' })).toBeGreaterThan(0)
    expect(points({ sweetness: 3 })).toBeGreaterThan(0)
    expect(points({ kind: 'wine', family: 'sparkling', sweetness: 1 })).toBeLessThan(-10)
    expect(points({ smoke: 3 })).toBeLessThan(points({ smoke: 0 }))
    expect(points({ sweetness: 0 })).toBeLessThan(0)
  })

  test('A cigar that is only rolled has no such wishes', () => {
    for (const make of makes.filter(each => each === 'handmade' || each === 'machine-made'))
      expect(reasonsOf(sweetenedCigar, { make }, { kind: 'wine', sweetness: 0, smoke: 5 })).toEqual([])
  })
})

test('A candela likes green tea and nothing strong', () => {
  const candela = { wrapperClass: 'candela' } as const
  const green = { kind: 'mocktail', family: 'tea', notes: ['grass'] } as const
  expect(pointsOf(candelaCigar, candela, green)).toBeGreaterThan(0)
  expect(pointsOf(candelaCigar, candela, { ...green, notes: ['smoke'] })).toBe(0)
  expect(pointsOf(candelaCigar, candela, { proof: 101 })).toBeLessThan(-10)
  expect(pointsOf(candelaCigar, candela, { proof: 90 })).toBe(0)
  expect(pointsOf(candelaCigar, {}, { proof: 140 })).toBe(0)
})
