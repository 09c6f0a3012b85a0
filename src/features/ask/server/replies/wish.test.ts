import { describe, expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { cigarWishIn } from './cigar-wish.ts'
import { drinkWishIn } from './drink-wish.ts'

const padron = ['Padrón 1964 Anniversary']
const drinksFor = (question: string, names = padron) => {
  const suits = drinkWishIn(question, names)
  return suits && catalogue.drinks.filter(suits)
}
const cigarsFor = (question: string, names = ['Lagavulin 16 Year'], maker?: string) => {
  const suits = cigarWishIn(question, names, maker)
  return suits && catalogue.cigars.filter(suits)
}

describe('A question about a cigar asks for a drink', () => {
  test.each([
    ['of no kind', 'what goes with a Padrón 1964 Anniversary', undefined],
    ['that is not sweet', 'something not too sweet with my Padrón 1964 Anniversary', 'sweetness <= 2'],
    ['that is sweet', 'a sweet drink for a Padrón 1964 Anniversary', 'sweetness >= 3'],
    ['that is smoky', 'something peaty with the Padrón 1964 Anniversary', 'smoke >= 3'],
    ['without smoke', 'Scotch but nothing smoky for a Padrón 1964 Anniversary', 'smoke <= 1'],
    ['for a hot day', 'Padrón 1964 Anniversary on a hot afternoon, what to drink', 'weight <= 2'],
    ['without alcohol', 'what without alcohol for a Padrón 1964 Anniversary', 'proof < 1'],
    ['of another kind', 'Padrón 1964 Anniversary, anything but whiskey', 'no whiskey'],
  ])('%s: %s', (_, question, expected) => {
    const drinks = drinksFor(question)
    if (expected === undefined) return expect(drinks).toBeUndefined()
    expect(drinks!.length).toBeGreaterThan(0)
    for (const drink of drinks!) expect(checks[expected]!(drink), drink.name).toBe(true)
    return undefined
  })

  test('and an adjective of the cigar asks for nothing', () => {
    expect(
      drinksFor('what goes with a sweet cigar like the Acid Kuba Kuba', ['Acid Kuba Kuba']),
    ).toBeUndefined()
  })
})

type Facts = Record<'sweetness' | 'smoke' | 'weight' | 'proof', number> & { family: string }
const checks: Record<string, (drink: Facts) => boolean> = {
  'sweetness <= 2': ({ sweetness }) => sweetness <= 2,
  'sweetness >= 3': ({ sweetness }) => sweetness >= 3,
  'smoke >= 3': ({ smoke }) => smoke >= 3,
  'smoke <= 1': ({ smoke }) => smoke <= 1,
  'weight <= 2': ({ weight }) => weight <= 2,
  'proof < 1': ({ proof }) => proof < 1,
  'no whiskey': ({ family }) => !/bourbon|rye|scotch|irish|japanese/.test(family),
}

describe('A question about a drink asks for a cigar', () => {
  test('of no kind', () => {
    expect(cigarsFor('which cigar with Lagavulin 16 Year?')).toBeUndefined()
  })

  test('that is a maduro and not strong', () => {
    const cigars = cigarsFor('a maduro that is not too strong for Lagavulin 16 Year')!
    expect(cigars.length).toBeGreaterThan(0)
    for (const { shade, strength } of cigars) {
      expect(['maduro', 'oscuro']).toContain(shade)
      expect(strength).toBeLessThanOrEqual(3)
    }
  })

  test('of a leaf, a country and a size', () => {
    const cigars = cigarsFor('a Nicaraguan habano robusto beside Lagavulin 16 Year')!
    expect(cigars.length).toBeGreaterThan(0)
    for (const { country, vitolas } of cigars) {
      expect(country).toBe('Nicaragua')
      expect(vitolas.some(({ name }) => /robusto/i.test(name))).toBe(true)
    }
  })

  test('of a maker', () => {
    const cigars = cigarsFor('which Oliva for Lagavulin 16 Year', undefined, 'Oliva')!
    expect(cigars.length).toBeGreaterThan(0)
    expect(new Set(cigars.map(({ brand }) => brand))).toEqual(new Set(['Oliva']))
  })

  test('and an adjective of the drink asks for nothing', () => {
    expect(cigarsFor('a cigar for a strong espresso', ['Espresso'])).toBeUndefined()
  })
})
