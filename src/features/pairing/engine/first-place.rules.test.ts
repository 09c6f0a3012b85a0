import { expect, test } from 'vitest'
import type { Degree, Drink } from '#features/catalogue/catalogue.contract.ts'
import { plainCigar, plainDrink } from '#test/invented-pair.ts'
import { placeOf } from './first-place.rules.ts'
import type { CigarProfile } from './profile.rules.ts'

const place = (changed: Partial<Drink>, cigar: Partial<CigarProfile> = {}, isFavored = false) =>
  placeOf({ ...plainDrink, ...changed }, { ...plainCigar, ...cigar }, () => isFavored)

test('First is what any shop has, third what takes a search or is a trophy', () => {
  expect(place({})).toBe(0)
  expect(place({ availability: 'seek' })).toBe(2)
  expect(place({ availability: 'seek' }, {}, true)).toBe(1)
  for (const changed of [{ price: '$$$$', availability: 'rare' }, { price: '$$$$' }] as const) {
    expect(place(changed, { price: '$$$' })).toBe(2)
    expect(place(changed)).toBe(3)
  }
  expect(place({ availability: 'rare' })).toBe(2)
  expect(place({ availability: 'not-in-us' })).toBe(3)
  expect(place({ kind: 'mocktail', family: 'tea', smoke: 4 })).toBe(3)
  expect(place({ kind: 'mocktail', family: 'tea', notes: ['grass'] }, { body: 4 })).toBe(3)
  const champagne = { kind: 'wine', family: 'sparkling', price: '$$$' } as const
  expect([place(champagne), place(champagne, { price: '$$$' }), place(champagne, {}, true)]).toEqual([
    2, 0, 0,
  ])
})

const wine = { kind: 'wine', family: 'white' } as const
const cup = { kind: 'mocktail', family: 'tea', notes: ['malt', 'tea'] } as const
const coffee = { kind: 'mocktail', family: 'coffee' } as const
const tawny = { kind: 'wine', family: 'port', style: '20 year old tawny port, Douro' } as const
const cava = { kind: 'wine', family: 'sparkling', price: '$', style: 'traditional-method sparkling' } as const

test.each<[name: string, drink: Partial<Drink>, asks: Partial<CigarProfile> | undefined]>([
  ['peat without smoke', { smoke: 4 }, { notes: ['smoke'] }],
  ['a rum for mixing', { family: 'rum', style: 'dark rum, Jamaica' }, undefined],
  [
    'a mocha without cocoa and coffee',
    { recipe: ['1 cup'], sweetness: 4, notes: ['milk-chocolate', 'espresso'] },
    { notes: ['cocoa', 'coffee'], make: 'infused' },
  ],
  ['a spiced rum', { family: 'rum', style: 'spiced rum, Caribbean' }, { make: 'infused' }],
  ['a cocktail', { recipe: ['2 oz rye'] }, { wrapperClass: 'candela' }],
  ['a sharp white', { ...wine, style: 'off-dry Riesling, Germany' }, { wrapperClass: 'candela' }],
  ['a sweetish white without honey or fruit', { ...wine, sweetness: 2 }, { notes: ['honey'] }],
  ['an old tawny beside an everyday cigar', tawny, { price: '$$$' }],
  ['tea', cup, { notes: ['tea'] }],
  ['soda', { ...cup, family: 'sweet-soda' }, { notes: ['malt'] }],
  [
    'a soda of another fruit',
    { ...cup, family: 'sweet-soda', notes: ['grape', 'berry'] },
    { notes: ['grape'], make: 'flavored' },
  ],
  ['coffee with spices', { ...coffee, style: 'spiced pot coffee, Mexico' }, { make: 'infused' }],
  ['bright coffee', { ...coffee, acidity: 5 }, { notes: ['citrus'] }],
])('Second comes %s, first beside a cigar that asks for it', (_, drink, asks) => {
  expect(place(drink)).toBe(1)
  expect(place(drink, {}, true)).toBe(0)
  if (asks) expect(place(drink, asks)).toBe(0)
})

test('A sweetened cigar gets no tea without sugar first', () => {
  expect(place(cup, { notes: ['tea'], make: 'infused' })).toBe(1)
  expect(place({ ...cup, sweetness: 3 }, { notes: ['tea'], make: 'infused' })).toBe(0)
})

test('A cigar that is strong, dark or Italian narrows the cups', () => {
  expect(place(cup, { notes: ['tea'], strength: 5 })).toBe(1)
  expect(place({ ...coffee, acidity: 5 }, { notes: ['citrus'], body: 4 })).toBe(1)
  expect(place({ ...coffee, style: 'filter coffee, medium roast' }, { country: 'Italy' })).toBe(1)
  expect(place({ ...coffee, style: 'short extraction, blend' }, { country: 'Italy' })).toBe(0)
})

test('A pale or lighter leaf narrows the bottles, a Havana the cold coffees', () => {
  const red = { kind: 'wine', family: 'red', weight: 3 } as const
  const shade = { wrapperClass: 'connecticut', body: 3 } as const
  expect([place(red, shade), place({ ...red, weight: 2 }, shade)]).toEqual([1, 0])
  const cameroon = { ...shade, wrapperClass: 'cameroon' } as const
  expect([place(red, { ...shade, body: 4 }), place(red, cameroon)]).toEqual([0, 0])
  const barrelProof = { proof: 116 }
  const byBody = [3, 4, 5].map(body => place(barrelProof, { ...cameroon, body: body as Degree }))
  expect([...byBody, place(barrelProof, { body: 4, wrapperClass: 'habano' })]).toEqual([1, 1, 0, 0])
  const coldBrew = { ...coffee, style: 'cold-steeped coffee' }
  expect([place(coldBrew), place(coldBrew, { country: 'Cuba' })]).toEqual([0, 1])
})

test('Nothing too plain comes first beside a fine cigar', () => {
  const bourbon = { price: '$', family: 'bourbon' } as const
  expect([place(cava), place(cava, { price: '$$$' })]).toEqual([0, 1])
  expect([place(bourbon, { price: '$$$' }), place(bourbon, { price: '$$$$' })]).toEqual([0, 1])
  expect(
    place({ ...wine, family: 'port', price: '$', style: 'late bottled vintage port' }, { price: '$$$$' }),
  ).toBe(0)
})
