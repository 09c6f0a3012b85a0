import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { similarCigars, similarDrinks } from './similar.rules.ts'

const { cigars, cigarsById, drinks, drinksById } = catalogue
const drinksLike = (id: string) => similarDrinks(drinksById.get(id)!, drinks, 4)
const cigarsLike = (id: string) => similarCigars(cigarsById.get(id)!, cigars, 4)

test('The drinks most like a peated Islay malt are peated malts', () => {
  const similar = drinksLike('lagavulin-16-year')
  expect(similar).toHaveLength(4)
  for (const { family } of similar) expect(family).toBe('scotch-peated')
})

test('The drinks most like an espresso are coffees, and those like a tawny port are ports', () => {
  for (const { family } of drinksLike('espresso')) expect(family).toBe('coffee')
  for (const { family } of drinksLike('tawny-port')) expect(family).toBe('port')
})

test('The cigars most like a mild Connecticut are mild and pale, those like a full maduro full and dark', () => {
  for (const { body, shade } of cigarsLike('ashton-classic')) {
    expect(body).toBeLessThanOrEqual(2)
    expect(['connecticut', 'claro']).toContain(shade)
  }
  for (const { body, shade } of cigarsLike('padron-1964-anniversary-maduro')) {
    expect(body).toBeGreaterThanOrEqual(4)
    expect(['maduro', 'oscuro']).toContain(shade)
  }
})

test('Similar cigars are of different makers and never of the same one', () => {
  for (const cigar of cigars.filter((_, index) => index % 100 === 0)) {
    const makers = similarCigars(cigar, cigars, 4).map(({ brand }) => brand)
    expect(new Set([cigar.brand, ...makers]).size, cigar.id).toBe(makers.length + 1)
  }
})

test('A similar drink is of the same kind and never the drink itself', () => {
  for (const drink of drinks.filter((_, index) => index % 10 === 0))
    for (const { id, kind } of similarDrinks(drink, drinks, 4)) {
      expect(kind).toBe(drink.kind)
      expect(id).not.toBe(drink.id)
    }
})
