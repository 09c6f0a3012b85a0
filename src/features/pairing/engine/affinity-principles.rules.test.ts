import { describe, expect, test } from 'vitest'
import type { Degree, Drink } from '#features/catalogue/catalogue.contract.ts'
import { pointsOf, reasonsOf } from '#test/invented-pair.ts'
import {
  bubblesDuration,
  clearSpirit,
  coffeeDuration,
  coffeeIngredient,
  mixedDrink,
  plainTea,
} from './affinity-principles.rules.ts'

const degrees: readonly Degree[] = [1, 2, 3, 4, 5]

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

  test('A drink that is poured as it is loses nothing', () => {
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
