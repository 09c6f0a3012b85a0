import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { plainCigar, plainDrink } from '#test/invented-pair.ts'
import { drinksOfKind } from './suggestions.rules.ts'
import { noPopularity, type Popularity, popularityOf, takeTurn } from './turns.rules.ts'

const catalogue = loadCatalogue(join(projectRoot(import.meta.dirname), 'data'))

/** How often each of these bottles has its turn beside a thousand cigars. */
function turnsOf(points: readonly number[], popularityOfFirst = 0): number[] {
  const bottles = points.map((each, at) => ({ points: each, drink: { ...plainDrink, id: `bottle-${at}` } }))
  const popularity: Popularity =
    popularityOfFirst === 0 ? noPopularity : new Map([[bottles[0]!.drink, popularityOfFirst]])
  const counts = points.map(() => 0)
  for (let at = 0; at < 1000; at++) {
    const chosen = takeTurn(bottles, { ...plainCigar, line: `Line ${at}` }, 'bourbon', popularity)
    counts[bottles.indexOf(chosen as (typeof bottles)[number])]!++
  }
  return counts
}

test('Bottles that are nearly as good take turns alike, a poorer one seldom, a poor one never', () => {
  const [best, close, poorer, poor] = turnsOf([70, 65, 58, 50])
  expect(Math.abs(best! - close!)).toBeLessThan(100)
  expect(poorer).toBeLessThan(close! * 0.9)
  expect(poorer).toBeGreaterThan(0)
  expect(poor).toBe(0)
})

test('A bottle that is popular beside other cigars has its turn less often', () => {
  expect(turnsOf([70, 70], 0.1)[0]).toBeLessThan(turnsOf([70, 70])[0]! / 2)
})

test('Popularity is a share of the turns of the orderable bottles of a family; a short list has none', () => {
  const wines = drinksOfKind(catalogue.drinks, 'wine')
  const popularity = popularityOf(wines, catalogue)
  const ports = [...popularity].filter(([{ family }]) => family === 'port')
  expect(ports.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1)
  for (const [{ availability, price }] of popularity)
    expect([availability, price === '$$$$']).toEqual(['usual', false])
  expect(popularityOf(wines, catalogue)).toBe(popularity)
  expect(popularityOf(wines.slice(0, 40), catalogue)).toBe(noPopularity)
})
