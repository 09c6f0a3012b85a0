import { describe, expect, test } from 'vitest'
import {
  type Degree,
  type Drink,
  drinkFamilies,
  drinkKinds,
  wrapperClasses,
} from '#features/catalogue/catalogue.contract.ts'
import { pointsOf, reasonsOf } from '#test/invented-pair.ts'
import { wrapperAffinity } from './affinity.rules.ts'
import {
  bubblesDuration,
  clearSpirit,
  coffeeDuration,
  coffeeIngredient,
  mixedDrink,
  plainTea,
  provenAffinity,
  sameOrigin,
  wrapperPoints,
} from './affinity-principles.rules.ts'

const degrees: readonly Degree[] = [1, 2, 3, 4, 5]
const families = drinkKinds.flatMap(kind => drinkFamilies[kind])

describe('The wrapper as a first guess', () => {
  test('Each group of wrappers has families it favors, each favors coffee, and none gives more than six points', () => {
    for (const wrapper of wrapperClasses) {
      const points = families.map(family => wrapperAffinity(wrapper, family))
      expect(Math.max(...points)).toBeGreaterThanOrEqual(4)
      expect(points.filter(each => each > 0).length).toBeGreaterThan(5)
      expect(wrapperAffinity(wrapper, 'coffee')).toBeGreaterThan(0)
      for (const each of points) expect(Math.abs(each)).toBeLessThanOrEqual(6)
    }
  })

  test.each([
    ['connecticut', 'coffee'],
    ['broadleaf', 'port'],
    ['habano', 'rye'],
    ['cuban', 'rum'],
    ['candela', 'tea'],
    ['cameroon', 'cognac'],
  ] as const)('%s with %s is its usual company', (wrapperClass, family) => {
    const [reason] = reasonsOf(wrapperPoints, { wrapperClass }, { family })
    const best = Math.max(...families.map(each => wrapperAffinity(wrapperClass, each)))
    expect(reason).toEqual({ points: best, text: 'Its usual company, by the wrapper' })
  })

  test.each([
    ['connecticut', 'scotch-peated'],
    ['maduro', 'white'],
    ['candela', 'port'],
    ['habano', 'dessert'],
  ] as const)('%s with %s is not the company it keeps', (wrapperClass, family) => {
    const [reason] = reasonsOf(wrapperPoints, { wrapperClass }, { family })
    expect(reason!.points).toBeLessThan(0)
    expect(reason!.text).toBe('Not the company this wrapper keeps')
  })
})

describe('Families that suit every wrapper', () => {
  const proven = (family: Drink['family']) => pointsOf(provenAffinity, {}, { family })

  test('Bourbon, rum and unpeated Scotch break ties among spirits, and no other spirit gains', () => {
    const gaining = drinkFamilies.spirit.filter(family => proven(family) > 0)
    expect(gaining).toEqual(['rum', 'bourbon', 'scotch-unpeated'])
    expect(new Set(gaining.map(proven)).size).toBe(1)
  })

  test('Among wines it is the red, without alcohol coffee and, before it, sweet soda', () => {
    expect(drinkFamilies.wine.filter(family => proven(family) > 0)).toEqual(['red'])
    expect(drinkFamilies.mocktail.filter(family => proven(family) > 0)).toEqual(['coffee', 'sweet-soda'])
    expect(proven('sweet-soda')).toBeGreaterThan(proven('coffee'))
    expect(proven('coffee')).toBeGreaterThan(proven('red'))
    expect(proven('red')).toBeGreaterThan(proven('rum'))
  })
})

describe('A clear spirit', () => {
  const clear: Partial<Drink> = { kind: 'spirit', tannin: 0, sweetness: 1, recipe: [] }

  test('loses the more the fuller the cigar is', () => {
    const points = degrees.map(body => pointsOf(clearSpirit, { body }, clear))
    expect(points).toEqual(degrees.map(body => body * points[0]!))
    expect(points[0]).toBeLessThan(0)
  })

  test.each([
    ['wood', { tannin: 1 }],
    ['sugar', { sweetness: 2 }],
    ['something mixed into it', { recipe: ['60 ml gin'] }],
    ['wine in place of spirit', { kind: 'wine' }],
  ] as const)('loses nothing with %s', (_, difference) => {
    expect(reasonsOf(clearSpirit, { body: 5 }, { ...clear, ...difference })).toEqual([])
  })
})

describe('A mixed drink', () => {
  const recipe = ['45 ml rum', '20 ml lime']
  const points = (drink: Partial<Drink>) => pointsOf(mixedDrink, {}, { recipe, ...drink })

  test('loses when it is sharp, however sweet it is', () => {
    expect(points({ acidity: 2 })).toBe(0)
    expect(points({ acidity: 3 })).toBeLessThan(0)
    expect(points({ acidity: 5 })).toBe(points({ acidity: 3 }))
    expect(points({ acidity: 3, sweetness: 5 })).toBe(points({ acidity: 3 }))
  })

  test('loses when it is very sweet, twice as much when it is a dessert', () => {
    expect(points({ sweetness: 3 })).toBe(0)
    expect(points({ sweetness: 4 })).toBeLessThan(0)
    expect(points({ sweetness: 5 })).toBe(2 * points({ sweetness: 4 }))
  })

  test('A wine and a drink that is poured as it is lose nothing', () => {
    expect(points({ kind: 'wine', acidity: 5, sweetness: 5 })).toBe(0)
    expect(points({ recipe: [], acidity: 5, sweetness: 5 })).toBe(0)
  })
})

describe('Coffee and tea', () => {
  test('Coffee in a mixed drink gains; in coffee itself it counts once, as its family', () => {
    expect(pointsOf(coffeeIngredient, {}, { style: 'coffee liqueur' })).toBeGreaterThan(0)
    expect(pointsOf(coffeeIngredient, {}, { style: 'cream liqueur' })).toBe(0)
    expect(pointsOf(coffeeIngredient, {}, { family: 'coffee', style: 'black coffee' })).toBe(0)
  })

  test('Plain tea gains, sweetened tea and other dry drinks do not', () => {
    expect(pointsOf(plainTea, {}, { family: 'tea', sweetness: 0 })).toBeGreaterThan(0)
    expect(pointsOf(plainTea, {}, { family: 'tea', sweetness: 1 })).toBeGreaterThan(0)
    expect(pointsOf(plainTea, {}, { family: 'tea', sweetness: 2 })).toBe(0)
    expect(pointsOf(plainTea, {}, { family: 'fruit', sweetness: 0 })).toBe(0)
  })

  test('A cup lasts as long as a short smoke: it gains up to 40 minutes and loses after 70', () => {
    const points = (minutes: number) => pointsOf(coffeeDuration, { minutes }, { family: 'coffee' })
    for (const minutes of [15, 40]) expect(points(minutes)).toBeGreaterThan(0)
    for (const minutes of [45, 70]) expect(points(minutes)).toBe(0)
    for (const minutes of [75, 120]) expect(points(minutes)).toBeLessThan(0)
    expect(reasonsOf(coffeeDuration, { minutes: 120 }, { family: 'tea' })).toEqual([])
  })

  test('Bubbles do not last to the end of a cigar of more than 75 minutes', () => {
    const points = (minutes: number, bubbles: number) => pointsOf(bubblesDuration, { minutes }, { bubbles })
    expect(points(80, 3)).toBeLessThan(0)
    expect(points(75, 5)).toBe(0)
    expect(points(80, 2)).toBe(0)
  })
})

describe('Cigar and drink of the same country', () => {
  const reasons = (country: string, drink: Partial<Drink>) => reasonsOf(sameOrigin, { country }, drink)

  test.each([
    ['Cuba', 'aged Cuba', 'Both come from Cuba'],
    ['Dominican Republic', 'aged Dominican', 'Both come from the Dominican Republic'],
    ['Nicaragua', 'Nicaragua 12 years', 'Both come from Nicaragua'],
  ])('A cigar of %s gains with a rum of the style “%s”', (country, style, text) => {
    const [reason] = reasons(country, { family: 'rum', style })
    expect(reason!.text).toBe(text)
    expect(reason!.points).toBeGreaterThan(0)
  })

  test('Another country, another family and an unknown country gain nothing', () => {
    expect(reasons('Cuba', { family: 'rum', style: 'aged Jamaica' })).toEqual([])
    expect(reasons('Cuba', { family: 'bourbon', style: 'Cuba' })).toEqual([])
    expect(reasons('', { family: 'rum', style: 'aged Cuba' })).toEqual([])
  })

  test('A wrapper from San Andrés gains with an agave spirit, for both are Mexican', () => {
    expect(reasonsOf(sameOrigin, { wrapperClass: 'san-andres' }, { family: 'agave' })).toEqual([
      { points: 2, text: 'Wrapper and spirit both come from Mexico' },
    ])
    expect(reasonsOf(sameOrigin, { wrapperClass: 'habano' }, { family: 'agave' })).toEqual([])
    expect(reasonsOf(sameOrigin, { wrapperClass: 'san-andres' }, { family: 'rum' })).toEqual([])
  })
})
