import { describe, expect, test } from 'vitest'
import { type Drink, makes, type PriceBand, priceBands } from '#features/catalogue/catalogue.contract.ts'
import { plainCigar, pointsOf, reasonsOf } from '#test/invented-pair.ts'
import {
  candelaCigar,
  machineMadeCigar,
  poured,
  priceFit,
  priceOf,
  rankOfCigar,
  reach,
  sweetenedCigar,
} from './bottle-principles.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

describe('Price', () => {
  const row = (price: PriceBand | undefined, drink: Partial<Drink> = {}) =>
    priceBands.map(each => pointsOf(priceFit, { price }, { ...drink, price: each }))

  test('A bottle of spirits loses with each band above the cigar', () => {
    const [first, second, third, fourth] = row('$$')
    expect([first, second]).toEqual([0, 0])
    expect(third).toBeLessThan(0)
    expect(fourth).toBeLessThan(third!)
    expect(row('$$$').slice(1)).toEqual([0, 0, third])
  })

  test('A wine is opened for one evening and weighs a band more, but for port, which keeps', () => {
    expect(row('$$', { kind: 'wine', family: 'sparkling' })).toEqual([0, ...row('$$').slice(2), -18])
    expect(row('$$', { kind: 'wine', family: 'port' })).toEqual(row('$$'))
  })

  test('Where the price of the cigar is not known, the usual one counts at about half the points', () => {
    const [known, unknown] = [row('$$'), row(undefined)]
    for (const [at, points] of unknown.entries())
      expect(points === 0 ? known[at] === 0 : points > known[at]!).toBe(true)
    const price = (cigar: Partial<CigarProfile>) => priceOf({ ...plainCigar, price: undefined, ...cigar })
    const cuba = { country: 'Cuba' } as const
    expect(price({ make: 'machine-made' })).toBe('$')
    expect(price({ ...cuba, brand: 'Quintero' })).toBe('$')
    expect(price(cuba)).toBe('$$$')
    expect(price({ ...cuba, brand: 'Trinidad' })).toBe('$$$$')
    expect(price({ ...cuba, line: 'No. 2 Gran Reserva' })).toBe('$$$$')
    expect(price({ line: 'Opus X Forbidden X' })).toBe('$$$$')
    expect(price({ status: 'limited' })).toBe('$$')
  })

  test('A limited or an anniversary cigar is no everyday one, unless its price says so', () => {
    const rank = (cigar: Partial<CigarProfile>) => rankOfCigar({ ...plainCigar, price: undefined, ...cigar })
    expect(rank({})).toBe('$$')
    expect(rank({ status: 'limited' })).toBe('$$$')
    expect(rank({ line: '10th Anniversary' })).toBe('$$$')
    expect(rank({ line: '10th Anniversary', status: 'regular' })).toBe('$$')
    expect(rank({ status: 'limited', price: '$$' })).toBe('$$')
    expect(rank({ country: 'Cuba', line: 'Edición Limitada 2003' })).toBe('$$$$')
  })

  test('A plain bottle is too little beside the finest cigars', () => {
    expect(row('$$$$')).toEqual([-4, -2, 0, 0])
    expect(row('$$$$', { kind: 'wine', family: 'port' })).toEqual([0, 0, 0, 0])
  })

  test.each([{ price: '$' } as const, { make: 'machine-made' } as const])(
    'Nothing above $$ beside %o',
    cigar => {
      expect(pointsOf(priceFit, cigar, { price: '$' })).toBe(0)
      for (const price of ['$$$', '$$$$'] as const)
        expect(pointsOf(priceFit, cigar, { price })).toBeLessThanOrEqual(-20)
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
    expect(points({ kind: 'mocktail', family: 'coffee', sweetness: 0 })).toBe(0)
    expect(points({ style: 'coffee liqueur' })).toBeGreaterThan(0)
    expect(points({ sweetness: 3 })).toBeGreaterThan(0)
    expect(points({ kind: 'wine', family: 'sparkling', sweetness: 1 })).toBeLessThan(-10)
    expect(points({ smoke: 3 })).toBeLessThan(points({ smoke: 0 }))
    expect(points({ sweetness: 0 })).toBeLessThan(0)
  })

  test('likes soda and spiced rum, and no fine bottle', () => {
    expect(points({ kind: 'mocktail', family: 'sweet-soda', sweetness: 4 })).toBeGreaterThan(
      points({ sweetness: 4 }),
    )
    expect(points({ style: 'spiced rum, Caribbean' })).toBeGreaterThan(points({ style: 'solera rum' }))
    expect(points({ price: '$$$' })).toBeLessThan(points({ price: '$$' }))
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

test('A drugstore cigar likes a plain bottle, one of Italy has company of its own', () => {
  const points = (country: string, price: PriceBand) =>
    pointsOf(machineMadeCigar, { make: 'machine-made', country }, { price })
  expect([points('USA', '$'), points('USA', '$$'), points('Italy', '$')]).toEqual([5, 0, 0])
  expect(pointsOf(machineMadeCigar, {}, { price: '$' })).toBe(0)
})

test('A rum for mixing is poor neat, and a long drink thin beside a cigar', () => {
  const rum = { family: 'rum', style: 'dark rum, Jamaica' } as const
  expect(pointsOf(poured, {}, rum)).toBeLessThan(0)
  expect(pointsOf(poured, {}, { ...rum, style: 'aged dark rum, Bermuda' })).toBe(0)
  const long = { recipe: ['2 oz gin', '6 oz tonic'], proof: 20 }
  expect(pointsOf(poured, {}, { ...rum, ...long, proof: 60 })).toBe(0)
  expect(pointsOf(poured, {}, long)).toBeLessThan(0)
  expect(pointsOf(poured, { make: 'infused' }, long)).toBe(0)
})
